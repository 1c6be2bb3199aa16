"""Products run in bfloat16 only where the processor has kernels for it."""

import pytest
import torch

from assay_training.precision import lowered


@pytest.mark.parametrize(
    ("capability", "expected"),
    [("DEFAULT", torch.float32), ("AVX2", torch.float32), ("AVX512", torch.bfloat16)],
)
def test_products_of_a_cpu(capability: str, expected: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.backends.cpu, "get_cpu_capability", lambda: capability)
    with lowered("cpu"):
        assert (torch.ones(2, 3) @ torch.ones(3, 2)).dtype == expected
