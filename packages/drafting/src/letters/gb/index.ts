/** Letters of the United Kingdom. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { EN_HARM } from '../../lint/en.ts'
import type { LetterSet } from '../../load-letters.ts'
import { EN_FRAME, EN_TONES } from '../en/frame.ts'
import { EN_PURPOSES } from '../en/purposes.ts'
import { BUSINESS_NOTES, BUSINESS_PARAGRAPHS, BUSINESS_SUBJECTS } from './business.ts'
import { COURT_NOTES, COURT_PARAGRAPHS, COURT_SUBJECTS } from './court.ts'
import { DEBT_NOTES, DEBT_PARAGRAPHS, DEBT_SUBJECTS } from './debt.ts'
import {
  HOME_AND_WORK_NOTES,
  HOME_AND_WORK_PARAGRAPHS,
  HOME_AND_WORK_SUBJECTS,
} from './home-and-work.ts'
import { MORTGAGE_PARAGRAPHS, MORTGAGE_SUBJECTS, exceptMortgages } from './mortgage.ts'
import { PUBLIC_BODY_NOTES, PUBLIC_BODY_PARAGRAPHS, PUBLIC_BODY_SUBJECTS } from './public-bodies.ts'
import { QUESTION_NOTES, QUESTION_PARAGRAPHS, QUESTION_SUBJECTS } from './questions.ts'
import { SHARED_PARAGRAPHS } from './shared.ts'
import { VEHICLE_NOTES, VEHICLE_PARAGRAPHS, VEHICLE_SUBJECTS } from './vehicles.ts'

const PURPOSES = rowsOfPlans(EN_PURPOSES, EN_FRAME)

export const GB: LetterSet = {
  harm: EN_HARM,
  frame: EN_FRAME,
  tones: EN_TONES,
  subjects: [
    ...MORTGAGE_SUBJECTS,
    ...DEBT_SUBJECTS,
    ...COURT_SUBJECTS,
    ...VEHICLE_SUBJECTS,
    ...PUBLIC_BODY_SUBJECTS,
    ...HOME_AND_WORK_SUBJECTS,
    ...BUSINESS_SUBJECTS,
    ...QUESTION_SUBJECTS,
    ...PURPOSES.subjects,
  ],
  rows: [
    ...SHARED_PARAGRAPHS,
    ...MORTGAGE_PARAGRAPHS,
    ...exceptMortgages(DEBT_PARAGRAPHS),
    ...COURT_PARAGRAPHS,
    ...VEHICLE_PARAGRAPHS,
    ...PUBLIC_BODY_PARAGRAPHS,
    ...HOME_AND_WORK_PARAGRAPHS,
    ...BUSINESS_PARAGRAPHS,
    ...QUESTION_PARAGRAPHS,
    ...PURPOSES.rows,
  ],
  notes: [
    ...DEBT_NOTES,
    ...COURT_NOTES,
    ...VEHICLE_NOTES,
    ...PUBLIC_BODY_NOTES,
    ...HOME_AND_WORK_NOTES,
    ...BUSINESS_NOTES,
    ...QUESTION_NOTES,
    ...PURPOSES.notes,
  ],
}
