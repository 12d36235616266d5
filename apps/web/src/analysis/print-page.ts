/** Opens the browser's print view of the whole result, or of the letter alone. */
export function printPage(part: 'all' | 'letter'): void {
  const root = document.documentElement
  root.dataset['printPart'] = part
  window.addEventListener('afterprint', () => delete root.dataset['printPart'], { once: true })
  window.print()
}
