import type { Span } from '@plainletter/contracts/reading'

/** The kinds of personal data we hide, strongest evidence first: an earlier kind wins where two overlap. */
export const REDACTION_KINDS = [
  'DATE_OF_BIRTH',
  'EMAIL',
  'IBAN',
  'CARD',
  'NI_NUMBER',
  'NHS_NUMBER',
  'SORT_CODE',
  'ACCOUNT',
  'PHONE',
  'ADDRESS',
  'POSTCODE',
  'NAME',
] as const
export type RedactionKind = (typeof REDACTION_KINDS)[number]

/** A piece of personal data found in a text, before it is hidden. */
export type Found = { kind: RedactionKind; span: Span }

/** One place where a token stands for the person's own words. Equal words share one token. */
export type Redaction = {
  token: string
  kind: RedactionKind
  original: string
  /** Where the words stand in the text we were given. */
  span: Span
  /** Where the token stands in the redacted text. */
  redactedSpan: Span
}

/** Matches anything shaped like one of our tokens, ours or the letter's own. */
export const TOKEN_PATTERN = /\[[A-Z][A-Z_]*_\d+\]/g
