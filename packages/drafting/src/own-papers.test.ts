/** Letters to papers that have one of their own, for every country and each language of its courts. */
import type { CountryCode } from '@plainletter/contracts/country'
import type { DocumentType } from '@plainletter/contracts/document-type'
import { Paper } from '@plainletter/contracts/paper'
import { countWords } from '@plainletter/phrases/sentence'
import { describe, expect, test } from 'vitest'

import { draftReply } from './draft-reply.ts'
import { inputFor, LONGEST, PLACES } from './fixtures/places.ts'

/** Answered by a form, a court or an ombudsman, or by nobody. */
const WITHOUT_LETTER_ANYWHERE: readonly Paper[] = [
  'circular',
  'foreclosure',
  'driver_details',
  'police_penalty',
  'court_fine',
  'single_justice_notice',
  'complaint_refused',
  'immigration_refusal',
  'divorce_papers',
  'jury_summons',
  'witness_summons',
  'council_order',
  'tribunal_hearing',
  'means_form',
  'police_interview',
]

const BRITISH: readonly Paper[] = [
  'school_absence_penalty',
  'benefit_move',
  'vehicle_tax_penalty',
  'prescription_penalty',
  'benefit_review',
  'default_notice',
]

const IN_ENGLISH: readonly Paper[] = [
  'child_maintenance',
  'student_overpayment',
  'policy_cancelled',
  'account_closing',
  'lodger_notice',
  'estate_debt',
  'care_charges',
  'works_consultation',
]

function hasLetter(name: Paper, country: CountryCode, language: string): boolean {
  if (WITHOUT_LETTER_ANYWHERE.includes(name)) return false
  if (BRITISH.includes(name)) return country === 'gb'
  if (name === 'offence_hearing') return country === 'de'
  return language === 'en' || !IN_ENGLISH.includes(name)
}

describe.each(PLACES)(
  'letters to papers with one of their own, of %s in %s',
  (country, language) => {
    const draftTo = async (name: Paper, documentType: DocumentType) =>
      draftReply(
        await inputFor(country, language, {
          documentType,
          paper: { name, span: [0, 4] },
          amounts: [],
        }),
      )

    test.each(Paper.options.filter((name) => hasLetter(name, country, language)))(
      '%s: one page, without an open slot, the same whatever the kind',
      async (name) => {
        const letter = await draftTo(name, 'OTHER')
        expect(letter).not.toMatch(/\{\w+\}/)
        expect(countWords(letter ?? '')).toBeGreaterThan(15)
        expect(countWords(letter ?? '')).toBeLessThan(LONGEST)
        expect(await draftTo(name, 'DISMISSAL_LETTER')).toBe(letter)
      },
    )

    test.each(Paper.options.filter((name) => !hasLetter(name, country, language)))(
      '%s: none, though its kind has one',
      async (name) => {
        expect(await draftTo(name, 'PENALTY_CHARGE_NOTICE')).toBeNull()
      },
    )
  },
)
