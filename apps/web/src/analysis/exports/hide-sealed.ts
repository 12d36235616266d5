import { exportMessages as words } from '../../messages/exports.ts'

const SEALED = /^[0-9a-f]{101,}$/i

/** A text that is still sealed (hex alone, over 100 characters) is never put into a file. */
export function hideSealed(text: string): string {
  return SEALED.test(text.trim()) ? words.hidden : text
}
