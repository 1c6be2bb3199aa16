"""In which numbers a training multiplies its matrices."""

import torch


def half_products(device: str) -> torch.autocast:
    """
    Products in bfloat16 where the device computes with such numbers. A processor without AVX-512 only imitates them,
    eight times slower than products of 32 bits, in which it computes instead.
    """
    has_halves = device != "cpu" or torch.ops.mkldnn._is_mkldnn_bf16_supported()
    return torch.autocast(device, dtype=torch.bfloat16, enabled=has_halves)
