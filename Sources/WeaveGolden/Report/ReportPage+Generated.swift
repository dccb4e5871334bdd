enum ReportPage { static let html = "{{data}}", css = "", js = "" }
