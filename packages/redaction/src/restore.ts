import { TOKEN_PATTERN } from './redaction.ts'
import type { Redaction } from './redaction.ts'

/**
 * Puts the person's own words back in place of the tokens. Works on the redacted text and on any text written
 * with its tokens; a token that is not ours stays as it is.
 */
export function restore(text: string, tokens: readonly Redaction[]): string {
  const originals = new Map(tokens.map(({ token, original }) => [token, original]))
  return text.replace(TOKEN_PATTERN, (token) => originals.get(token) ?? token)
}
