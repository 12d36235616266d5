import type { Span } from '@plainletter/contracts/reading'

import { findAddressees } from './detectors/addressee.ts'
import { findBankAccounts } from './detectors/bank-account.ts'
import { findCards } from './detectors/card.ts'
import { findDatesOfBirth } from './detectors/date-of-birth.ts'
import { findEmails } from './detectors/email.ts'
import { findIbans } from './detectors/iban.ts'
import { findNamedParties } from './detectors/named-party.ts'
import { findNhsNumbers } from './detectors/nhs-number.ts'
import { findNiNumbers } from './detectors/ni-number.ts'
import { findPhones } from './detectors/phone.ts'
import { findPostcodes } from './detectors/postcode.ts'
import { findRepeatedNames } from './detectors/repeated-name.ts'
import { findSalutations } from './detectors/salutation.ts'
import { findStreetAddresses } from './detectors/street-address.ts'
import { findProtectedSpans } from './protected-spans.ts'
import { REDACTION_KINDS, TOKEN_PATTERN } from './redaction.ts'
import type { Found, Redaction, RedactionKind } from './redaction.ts'

const DETECTORS = [
  findDatesOfBirth,
  findEmails,
  findIbans,
  findCards,
  findNiNumbers,
  findNhsNumbers,
  findBankAccounts,
  findPhones,
  findPostcodes,
  findStreetAddresses,
] as const

/**
 * Replaces personal data of the person by tokens such as [NAME_1]. Dates, sums, statutes, references and the
 * sender's name stay. `restore` undoes it exactly; `mapSpan` carries spans across.
 */
export function redact(text: string): { text: string; tokens: Redaction[] } {
  const people = [...findSalutations(text), ...findAddressees(text), ...findNamedParties(text)]
  const found = [
    ...DETECTORS.flatMap((detect) => detect(text)),
    ...people,
    ...findRepeatedNames(text, people),
  ]
  return writeTokens(text, keepApart(text, found))
}

/** Settles overlaps: stronger kinds first, and nothing that the reader of the letter needs. */
function keepApart(text: string, found: readonly Found[]): Found[] {
  const taken = new Uint8Array(text.length)
  for (const [start, end] of findProtectedSpans(text)) taken.fill(1, start, end)
  const kept: Found[] = []
  for (const kind of REDACTION_KINDS) {
    // Longer first, so that a full name wins over the surname inside it.
    const ordered = found
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => length(b) - length(a))
    for (const one of ordered) {
      for (const span of freePieces(one, { text, taken })) {
        taken.fill(1, span[0], span[1])
        kept.push({ kind, span })
      }
    }
  }
  return kept.toSorted((a, b) => a.span[0] - b.span[0])
}

const length = ({ span }: Found): number => span[1] - span[0]

/** A date of birth is meant to be hidden though it is a date; an address may be cut around what must stay. */
function freePieces(one: Found, page: { text: string; taken: Uint8Array }): Span[] {
  const [start, end] = one.span
  if (one.kind === 'DATE_OF_BIRTH') return [one.span]
  if (!page.taken.subarray(start, end).includes(1)) return [one.span]
  return one.kind === 'ADDRESS' ? cutAround(one.span, page) : []
}

function cutAround([start, end]: Span, page: { text: string; taken: Uint8Array }): Span[] {
  const pieces: Span[] = []
  let at = start
  while (at < end) {
    const from = at
    while (at < end && page.taken[at] === 0) at += 1
    const piece = page.text.slice(from, at)
    const trimmed = piece.trim()
    const inside = from + piece.indexOf(trimmed)
    if (/[\p{L}\p{N}]{2}/u.test(trimmed)) pieces.push([inside, inside + trimmed.length])
    at += 1
  }
  return pieces
}

function writeTokens(text: string, found: readonly Found[]): { text: string; tokens: Redaction[] } {
  const name = tokenNamer(text)
  const tokens: Redaction[] = []
  const parts: string[] = []
  let copied = 0
  let written = 0
  for (const { kind, span } of found) {
    const original = text.slice(span[0], span[1])
    const token = name(kind, original)
    parts.push(text.slice(copied, span[0]), token)
    const at = written + span[0] - copied
    tokens.push({ token, kind, original, span, redactedSpan: [at, at + token.length] })
    written = at + token.length
    copied = span[1]
  }
  parts.push(text.slice(copied))
  return { text: parts.join(''), tokens }
}

/** Gives equal words one token, and steps over token-like words that the letter already holds. */
function tokenNamer(text: string): (kind: RedactionKind, original: string) => string {
  const reserved = new Set(text.match(TOKEN_PATTERN))
  const given = new Map<string, string>()
  const counts = new Map<RedactionKind, number>()
  return (kind, original) => {
    const key = `${kind} ${original}`
    const known = given.get(key)
    if (known !== undefined) return known
    let count = (counts.get(kind) ?? 0) + 1
    while (reserved.has(`[${kind}_${count}]`)) count += 1
    counts.set(kind, count)
    const token = `[${kind}_${count}]`
    given.set(key, token)
    return token
  }
}
