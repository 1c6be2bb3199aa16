/** Commands to call the service from a shell. The key is always a variable, never a value. Pure. */

/** Makes a key and keeps it in the variable that the other snippets read. */
export function createKeySnippet(): string {
  return 'export SCAN_API_KEY="$(npm run -s assay -- keys create --name my-script)"'
}

/** Scans a text and waits for the answer. */
export function textSnippet(baseUrl: string): string {
  return `curl -sS ${baseUrl}/api/v1/scan \\
  -H "Authorization: Bearer $SCAN_API_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "Call me on +44 20 7946 0958", "config": {"categories": ["dlp", "pii"]}}'`
}

/** Submits a file; the answer names the job. */
export function fileSnippet(baseUrl: string): string {
  return `curl -sS ${baseUrl}/api/v1/scan \\
  -H "Authorization: Bearer $SCAN_API_KEY" \\
  -F "files=@report.pdf" \\
  -F 'config={"categories": ["injection", "dlp", "pii"]}'`
}

/** Reads a job. */
export function pollSnippet(baseUrl: string): string {
  return `curl -sS ${baseUrl}/api/v1/scan/$JOB_ID \\
  -H "Authorization: Bearer $SCAN_API_KEY"`
}
