const BASE_CHARACTERS_MAX = 60

/** A plain file name: letters, digits, dots and dashes only, so that no name can hide its true ending. */
export function makeFileName(base: string, stamp: string, ending: 'txt' | 'ics' = 'txt'): string {
  const plain = base
    .normalize('NFKD')
    .replace(/[\p{Cc}\p{Cf}\p{M}]/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, BASE_CHARACTERS_MAX)
    .replace(/^[-.]+|[-.]+$/g, '')
    .toLowerCase()
  return `${plain === '' ? 'plainletter' : plain}-${stamp}.${ending}`
}

/** "2026-11-21", for files named with their date. */
export const stampDay = (now: Date) => stampTime(now).slice(0, 10)

/** "2026-11-21-143005", for files of which several may be saved on one day. */
export function stampTime(now: Date): string {
  const parts = [
    now.getMonth() + 1,
    now.getDate(),
    now.getHours(),
    now.getMinutes(),
    now.getSeconds(),
  ]
  const [month, day, ...clock] = parts.map((part) => String(part).padStart(2, '0'))
  return `${now.getFullYear()}-${month}-${day}-${clock.join('')}`
}
