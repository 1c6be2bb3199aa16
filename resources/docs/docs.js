// Copy buttons. The page is complete without them: they show themselves here.

const status = document.getElementById('status')

for (const button of document.querySelectorAll('button.copy')) {
  button.hidden = false
  button.addEventListener('click', () => copy(button))
}

async function copy(button) {
  const source = button.parentElement.querySelector('pre')
  const isCopied = await write(source.textContent)
  // Where the clipboard is closed to pages, the text is at least selected.
  if (!isCopied) getSelection().selectAllChildren(source)
  say(button, isCopied ? 'Copied' : 'Selected')
}

async function write(text) {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function say(button, word) {
  button.textContent = word
  status.textContent = word
  setTimeout(() => {
    button.textContent = 'Copy'
    status.textContent = ''
  }, 2000)
}
