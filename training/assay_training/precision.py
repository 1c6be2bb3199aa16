"""In which numbers matrices are multiplied while a network learns or is read."""

import torch

SLOW_CAPABILITIES = ("DEFAULT", "AVX2")
"""
What PyTorch says of processors on which its bfloat16 products are plain loops: oneDNN has kernels for them from AVX-512
on. With AVX2 alone one product took 35 times as long as with 32-bit floats (2048 × 256 × 1024, torch 2.13).
"""


def lowered(device: str) -> torch.autocast:
    """
    The context in which matrix products run in bfloat16, where that is the quicker one: on every GPU, and on CPUs that
    have instructions for it. Elsewhere 32-bit floats stay, which are no less exact.
    """
    is_quicker = device != "cpu" or torch.backends.cpu.get_cpu_capability() not in SLOW_CAPABILITIES
    return torch.autocast(device, dtype=torch.bfloat16, enabled=is_quicker)
