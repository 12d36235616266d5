/** Letters of the United Kingdom. */
import { rowsOfPlans } from '../../letter-plan.ts'
import { EN_HARM } from '../../lint/en.ts'
import type { LetterSet } from '../../load-letters.ts'
import { EN_FRAME, EN_TONES } from '../en/frame.ts'
import { SHARED_PARAGRAPHS } from './shared.ts'

export const GB: LetterSet = {
  harm: EN_HARM,
  frame: EN_FRAME,
  tones: EN_TONES,
  parts: [
    { rows: async () => ({ subjects: [], rows: SHARED_PARAGRAPHS, notes: [] }) },
    { kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'], rows: loadMortgages },
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'LETTER_BEFORE_CLAIM',
        'STATUTORY_DEMAND',
        'BAILIFF_NOTICE',
      ],
      rows: loadDebts,
    },
    { kinds: ['COURT_CLAIM', 'COURT_JUDGMENT'], rows: loadCourt },
    { kinds: ['PARKING_TICKET', 'PENALTY_CHARGE_NOTICE'], rows: loadVehicles },
    {
      kinds: ['COUNCIL_TAX_DEMAND', 'BENEFIT_OVERPAYMENT', 'TAX_DEMAND', 'TV_LICENCE_LETTER'],
      rows: loadPublicBodies,
    },
    {
      kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      rows: loadHomeAndWork,
    },
    {
      kinds: [
        'UTILITY_BILL_DEMAND',
        'INSURANCE_DECISION',
        'CONSUMER_CONTRACT_DISPUTE',
        'PPL_PRS_BILL',
        'CEASE_AND_DESIST',
        'COPYRIGHT_INFRINGEMENT_LETTER',
      ],
      rows: loadBusiness,
    },
    { kinds: ['ENQUIRY'], rows: loadQuestions },
    {
      isForPapers: true,
      rows: async () => rowsOfPlans((await import('../en/papers.ts')).EN_PAPERS, EN_FRAME),
    },
    {
      isForPurposes: true,
      rows: async () => rowsOfPlans((await import('../en/purposes.ts')).EN_PURPOSES, EN_FRAME),
    },
  ],
}

async function loadMortgages() {
  const { MORTGAGE_PARAGRAPHS, MORTGAGE_SUBJECTS } = await import('./mortgage.ts')
  return { subjects: MORTGAGE_SUBJECTS, rows: MORTGAGE_PARAGRAPHS, notes: [] }
}

async function loadDebts() {
  const [{ DEBT_NOTES, DEBT_PARAGRAPHS, DEBT_SUBJECTS }, { exceptMortgages }] = await Promise.all([
    import('./debt.ts'),
    import('./mortgage.ts'),
  ])
  return { subjects: DEBT_SUBJECTS, rows: exceptMortgages(DEBT_PARAGRAPHS), notes: DEBT_NOTES }
}

async function loadCourt() {
  const { COURT_NOTES, COURT_PARAGRAPHS, COURT_SUBJECTS } = await import('./court.ts')
  return { subjects: COURT_SUBJECTS, rows: COURT_PARAGRAPHS, notes: COURT_NOTES }
}

async function loadVehicles() {
  const { VEHICLE_NOTES, VEHICLE_PARAGRAPHS, VEHICLE_SUBJECTS } = await import('./vehicles.ts')
  return { subjects: VEHICLE_SUBJECTS, rows: VEHICLE_PARAGRAPHS, notes: VEHICLE_NOTES }
}

async function loadPublicBodies() {
  const { PUBLIC_BODY_NOTES, PUBLIC_BODY_PARAGRAPHS, PUBLIC_BODY_SUBJECTS } =
    await import('./public-bodies.ts')
  return { subjects: PUBLIC_BODY_SUBJECTS, rows: PUBLIC_BODY_PARAGRAPHS, notes: PUBLIC_BODY_NOTES }
}

async function loadHomeAndWork() {
  const { HOME_AND_WORK_NOTES, HOME_AND_WORK_PARAGRAPHS, HOME_AND_WORK_SUBJECTS } =
    await import('./home-and-work.ts')
  return {
    subjects: HOME_AND_WORK_SUBJECTS,
    rows: HOME_AND_WORK_PARAGRAPHS,
    notes: HOME_AND_WORK_NOTES,
  }
}

async function loadBusiness() {
  const { BUSINESS_NOTES, BUSINESS_PARAGRAPHS, BUSINESS_SUBJECTS } = await import('./business.ts')
  return { subjects: BUSINESS_SUBJECTS, rows: BUSINESS_PARAGRAPHS, notes: BUSINESS_NOTES }
}

async function loadQuestions() {
  const { QUESTION_NOTES, QUESTION_PARAGRAPHS, QUESTION_SUBJECTS } = await import('./questions.ts')
  return { subjects: QUESTION_SUBJECTS, rows: QUESTION_PARAGRAPHS, notes: QUESTION_NOTES }
}
