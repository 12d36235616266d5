/** What the files made to break their reader have in common. */
import type { RefusalCode } from '@plainletter/contracts/upload'

export interface HostileFile {
  readonly name: string
  readonly bytes: () => Uint8Array
  /** The refusals it may meet, or `ok` for text. */
  readonly ends: readonly ('ok' | RefusalCode)[]
}

export type HostileFiles = Readonly<Record<string, HostileFile>>

export const MB = 1024 * 1024
export const NO_WORDS = ['no_text_found', 'unreadable'] as const

export const encode = (text: string): Uint8Array => new TextEncoder().encode(text)
export const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'))
export const join = (...parts: readonly Uint8Array[]): Uint8Array =>
  new Uint8Array(Buffer.concat(parts))
