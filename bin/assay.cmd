@"%~dp0..\node_modules\.bin\node.cmd" --max-semi-space-size=4 --heap-growing-percent=20 "%~dp0assay.mjs" %*
