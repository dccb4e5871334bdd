print("weave")
