# SPDX-License-Identifier: MIT
"""Serves a language model with tiny random weights by llama.cpp, over OpenAI's interface on loopback.

    llama_server.py FOLDER

Writes the model, a few hundred kilobytes, to the folder, prints the server's address, and serves until its standard input closes.
Its words are nonsense, but the server is a real one: it makes a grammar of the schema that it is given, holds the model to it, and
breaks off at the bound of tokens. Needs the packages xllamacpp and gguf.
"""
import sys
from pathlib import Path

import gguf
import numpy
import xllamacpp

# Values of the tokenizer for a token's kind.
UNKNOWN, CONTROL, BYTE = 2, 3, 6
WIDTH, HIDDEN, HEADS, CONTEXT = 32, 64, 2, 16_384
# What a message looks like to the model; it makes no difference to a model that knows nothing.
TEMPLATE = "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant: "


def write_model(path: Path) -> None:
    """One layer whose weights are random, the same each time, with a token for each byte."""
    chance = numpy.random.default_rng(21)
    tokens = ["<unk>", "<s>", "</s>"] + [f"<0x{byte:02X}>" for byte in range(256)]
    writer = gguf.GGUFWriter(str(path), "llama")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(1)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(tokens))
    writer.add_tokenizer_model("llama")
    writer.add_token_list(tokens)
    writer.add_token_scores([0.0] * len(tokens))
    writer.add_token_types([UNKNOWN, CONTROL, CONTROL] + [BYTE] * 256)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(TEMPLATE)

    def add(name: str, *shape: int) -> None:
        values = chance.standard_normal(shape) / shape[-1] ** 0.5 if len(shape) > 1 else numpy.ones(shape)
        writer.add_tensor(f"{name}.weight", values.astype(numpy.float32))

    add("token_embd", len(tokens), WIDTH)
    add("output_norm", WIDTH)
    add("output", len(tokens), WIDTH)
    for norm in ("attn_norm", "ffn_norm"):
        add(f"blk.0.{norm}", WIDTH)
    for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
        add(f"blk.0.{part}", WIDTH, WIDTH)
    add("blk.0.ffn_gate", HIDDEN, WIDTH)
    add("blk.0.ffn_up", HIDDEN, WIDTH)
    add("blk.0.ffn_down", WIDTH, HIDDEN)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main() -> None:
    """Serves until nobody waits any more."""
    path = Path(sys.argv[1]) / "tiny.gguf"
    write_model(path)
    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(path)
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = 0
    parameters.n_ctx = CONTEXT
    parameters.n_parallel = 1
    parameters.warmup = False
    parameters.offline = True
    parameters.cpuparams.n_threads = 1
    parameters.cpuparams_batch.n_threads = 1
    server = xllamacpp.Server(parameters)
    print(server.listening_address, flush=True)
    sys.stdin.read()


main()
