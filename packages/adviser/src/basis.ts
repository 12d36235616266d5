/** Statements and their proof. A Claim without basis leaves only as a fixed sentence of the interface. */
import type { Basis } from '@plainletter/contracts/analysis'
import type { Span } from '@plainletter/contracts/reading'
import type { HelpOrganisation, KnownSender, Rule } from '@plainletter/contracts/rule'
import { sayFixed } from '@plainletter/phrases/phrases'
import type { FixedKey, Phrases } from '@plainletter/phrases/phrases'

/** One or more sentences for people, with what proves them. Fixed sentences of the interface need no proof. */
export type Claim = {
  says: string
  basis: readonly Basis[]
  isFixed?: true
  /** The row that says it. */
  rule?: Rule
}

/** A quote is the start of its span, never longer than this. */
const LONGEST_QUOTE = 240

/** The letter's own words as proof. Null for a span that is empty or outside the text. */
export function letterBasis(text: string, span: Span | null): Basis | null {
  if (!span) return null
  const [start, end] = span
  const isInside =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end <= text.length
  const quote = isInside ? text.slice(start, end).slice(0, LONGEST_QUOTE) : ''
  return quote.trim() === '' ? null : { kind: 'letter', span: [start, end], quote }
}

/** The same for several spans; the bad ones are left out. */
export function letterBases(text: string, spans: readonly (Span | null)[]): Basis[] {
  return spans.map((span) => letterBasis(text, span)).filter((basis) => basis !== null)
}

/** The letter as a whole: for what it does not say, and for its kind when no words stand out. */
export function wholeLetterBasis(text: string): Basis[] {
  return letterBases(text, [[0, text.length]])
}

/** The proofs of several things in one list; what is absent adds none. */
export function joinProof(...parts: readonly ({ basis: readonly Basis[] } | null)[]): Basis[] {
  return parts.flatMap((part) => part?.basis ?? [])
}

/** A rule of law as proof, with the day we checked it. */
export function lawBasis(rule: Rule): Basis {
  const { title, provision, url } = rule.authority
  return { kind: 'law', ruleId: rule.id, title, provision, url, checkedOn: rule.checkedOn }
}

/** An entry of the register of senders as proof. */
export function senderBasis(sender: KnownSender): Basis {
  const { title, url } = sender.source
  return {
    kind: 'law',
    ruleId: sender.id,
    title,
    provision: sender.name,
    url,
    checkedOn: sender.checkedOn,
  }
}

/** An entry of the register of help as proof. */
export function helpBasis(help: HelpOrganisation): Basis {
  return {
    kind: 'law',
    ruleId: help.id,
    title: help.name,
    provision: help.group,
    url: help.url,
    checkedOn: help.checkedOn,
  }
}

/** A fixed sentence of the interface, as a claim. */
export function fixedClaim(
  phrases: Phrases,
  key: FixedKey,
  slots: Record<string, string> = {},
): Claim {
  return { says: sayFixed(phrases, key, slots), basis: [], isFixed: true }
}

/** Each proof once: a rule by its id, words of the letter by their place. */
export function withoutRepeats(basis: readonly Basis[]): Basis[] {
  const key = (one: Basis) => (one.kind === 'law' ? one.ruleId : one.span.join('-'))
  return [...new Map(basis.toReversed().map((one) => [key(one), one])).values()].toReversed()
}
