@setlocal
@set young=4
@set growth=20
@if "%~1"=="serve" set young=16
@if "%~1"=="serve" set growth=40
@"%~dp0..\node_modules\.bin\node.cmd" --max-semi-space-size=%young% --heap-growing-percent=%growth% "%~dp0assay.mjs" %*
