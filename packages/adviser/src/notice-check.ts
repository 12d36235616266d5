/** Does the notice hold what the law requires of it? */
import type { DocumentType } from '@plainletter/contracts/document-type'
import type { RuleOf } from '@plainletter/contracts/rule'
import { inSentence } from '@plainletter/phrases/format'
import { say } from '@plainletter/phrases/phrases'

import { letterBases, wholeLetterBasis } from './basis.ts'
import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'
import { firstThat } from './holds.ts'
import { rowsOf } from './select-rules.ts'
import type { Selected } from './select-rules.ts'

/** A shorter text may be one page of several, so a missing part is not certain. */
const WHOLE_NOTICE_CHARACTERS = 1500
/** Notices of one sheet. Other papers come with forms and enclosures, which a text cannot show. */
const ONE_SHEET: readonly DocumentType[] = ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE']

type Element = { rule: RuleOf<'element'> }

/** Advice that several parts share does not say which part it is about, so that comes first. */
function missingWords({ id, says, ifMissing }: RuleOf<'element'>, all: readonly Element[]): string {
  const isShared = all.some(({ rule }) => rule.id !== id && rule.ifMissing === ifMissing)
  return isShared ? `${says} ${ifMissing}` : ifMissing
}

export function checkNotice(facts: Facts, rules: readonly Selected[]): Finding[] {
  const elements = rowsOf(rules, 'element').map(({ rule, basis }) => ({
    rule,
    basis,
    spans: firstThat(rule.recognisedBy, facts),
  }))
  const isWhole =
    ONE_SHEET.includes(facts.reading.documentType) && facts.text.length >= WHOLE_NOTICE_CHARACTERS
  const result = isWhole ? 'problem' : 'unclear'
  const missing = elements
    .filter((one) => one.spans === null)
    .map(({ rule, basis }): Finding => {
      return {
        kind: 'notice',
        result,
        says: missingWords(rule, elements),
        basis: [...basis, ...wholeLetterBasis(facts.text)],
      }
    })
  const present = elements.filter((one) => one.spans !== null)
  if (present.length === 0) return missing
  const { phrases } = facts
  const [one = '', other] = present.map(({ rule }) => inSentence(phrases, rule.name))
  const slots = {
    present: String(present.length),
    all: String(elements.length),
    // A longer list would not be read.
    names: other ? say(phrases, 'and', { one, other }) : one,
  }
  const basis = present.flatMap((one) => [
    ...one.basis,
    ...letterBases(facts.text, one.spans ?? []),
  ])
  return [
    ...missing,
    {
      kind: 'notice',
      result: 'fine',
      says: say(phrases, elements.length === 1 ? 'onePartFound' : 'partsFound', slots),
      basis,
    },
  ]
}
