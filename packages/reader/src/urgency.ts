/** How urgent a letter is. */
import type { UrgencyLevel } from '@plainletter/contracts/reading'

import type { Letter } from './letter.ts'
import { urgencyOfQuestion } from './question-urgency.ts'
import type { Known, Rule } from './urgency-rule.ts'
import { URGENCY_RULES } from './urgency-rules.ts'

/** High, medium or low by the table of rules. */
export function urgencyOf(letter: Letter, known: Known): UrgencyLevel {
  if (known.documentType === 'ENQUIRY') return urgencyOfQuestion(letter)
  // What an office grants is good news, though its decision names a time to object.
  if (known.documentType === 'OTHER' && letter.abroad.isGranted(letter)) return 'low'
  const rules: readonly Rule[] = URGENCY_RULES
  const rule = rules.find(
    ({ kinds, when }) => kinds.includes(known.documentType) && when(letter, known),
  )
  return rule?.level ?? 'medium'
}
