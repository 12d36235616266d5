/** Things so much of their own that an answer must know of them: no advice on dismissal fits a question about a gym. */
import type { RuleOf } from '@plainletter/contracts/rule'

type Subject = { asked: RegExp; known: RegExp }

const SUBJECTS: readonly Subject[] = [
  {
    asked: /\b(?:police|polizei|policía|polizia|politie)\b|警察/i,
    known: /polic|poliz|polit|arrest|convict|prosecut|警察/i,
  },
  {
    asked: /\b(?:pregnan\w*|maternity|schwanger\w*|enceinte|embarazada|incinta|zwanger)\b|妊娠/i,
    known:
      /pregnan|matern|schwanger|mutterschutz|enceinte|embaraz|gravidanza|incinta|zwanger|妊娠/i,
  },
  { asked: /\bgym\b/i, known: /gym/i },
  { asked: /\bcouncil tax\b/i, known: /council tax/i },
  {
    asked: /\b(?:pip|universal credit|esa|dwp|pension credit)\b/i,
    known: /\bpip\b|benefit|universal credit|\besa\b|dwp|pension credit/i,
  },
  { asked: /\bdivorc\w*\b/i, known: /divorc/i },
  {
    asked: /\b(?:passport|visa (?:appl|status)\w*|asylum|deport\w*)\b/i,
    known: /passport|visa|asylum|deport/i,
  },
  { asked: /\b(?:bitcoin|crypto\w*)\b/i, known: /bitcoin|crypto/i },
  {
    asked: /\b(?:probate|inheritance|contest\w* (?:a|the|mums?|dads?) will)\b/i,
    known: /probate|inherit|will\b/i,
  },
  { asked: /\bplanning permission\b/i, known: /planning/i },
  {
    asked: /\b(?:custody|weed|cannabis|cocaine|epilepsy|dvla)\b/i,
    known: /custody|weed|cannabis|cocaine|epilep|dvla/i,
  },
]

/** Tells of a row whether it knows what the question names: false when it speaks of one of these nowhere. */
export function knowsSubjectsOf(question: string): (row: AskedRow) => boolean {
  const named = SUBJECTS.filter(({ asked }) => asked.test(question))
  if (named.length === 0) return () => true
  return ({ asks, says }) => {
    const row = [...asks.flat(), says].join(' . ')
    return named.every(({ known }) => known.test(row))
  }
}

type AskedRow = Pick<RuleOf<'answer'>, 'asks' | 'says'>
