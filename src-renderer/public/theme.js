/**
 * Sets the chosen theme and density before the first paint. A file of its own, loaded in
 * the head: the app's module runs too late, and inline scripts are not allowed.
 */
;(() => {
  try {
    const stored = JSON.parse(localStorage.getItem('assay.settings') ?? '{}')
    const theme = stored?.state?.theme
    if (stored?.state?.density === 'compact') document.documentElement.dataset.density = 'compact'
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Without readable settings the system's theme holds.
  }
})()
