/** Opens the browser's print view of the whole result, or of one letter alone. */
export function printPage(letter?: HTMLElement): void {
  const root = document.documentElement
  root.dataset['printPart'] = letter ? 'letter' : 'all'
  if (letter) letter.dataset['printed'] = ''
  const restore = () => {
    delete root.dataset['printPart']
    if (letter) delete letter.dataset['printed']
  }
  window.addEventListener('afterprint', restore, { once: true })
  window.print()
}
