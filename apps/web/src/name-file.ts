import { documentMessages as words } from './messages/documents.ts'

/** What a letter is called on the page: its file, or the server's "Typed text" and "page 1.jpg and 2 more" in the page's language. */
export function nameFile(filename: string): string {
  if (filename === 'Typed text') return words.typedText
  const [, first, count] = /^(.+) and (\d+) more$/s.exec(filename) ?? []
  return first === undefined ? filename : words.fileAndMore(first, Number(count))
}
