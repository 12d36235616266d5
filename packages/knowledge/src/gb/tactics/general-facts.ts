/** Everyday law in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { COURT_LAW, CREDIT_LAW } from '../authority.ts'
import { GENERAL_LAW as LAW } from './general-law.ts'
import { EW, EWNI, SCOTLAND } from './law.ts'

const SHEET = { country: 'gb', area: 'general' } as const

export const GENERAL_FACTS = factsOf(SHEET, [
  {
    id: 'dates-lead',
    says: 'Dates decide cases. Find the last day to act before you do anything else.',
    law: LAW.advice,
  },
  {
    id: 'answer-court',
    says: 'A court paper always needs an answer. A judge can decide without you if you send none.',
    when: ['court', 'claim', 'judgment'],
    law: LAW.represent,
  },
  {
    id: 'speak-yourself',
    says: 'You may speak for yourself in court. You can ask to bring a friend for support.',
    when: ['court', 'hearing'],
    law: LAW.represent,
  },
  {
    id: 'six-years',
    nations: EWNI,
    says: 'Most contract claims must start within six years, injury claims within three.',
    when: ['years ago', 'old'],
    law: LAW.limitation,
  },
  {
    id: 'five-years',
    nations: SCOTLAND,
    says: 'In Scotland most money claims end after five years, and injury claims have three.',
    when: ['years ago', 'old'],
    law: LAW.prescription,
  },
  {
    id: 'letter-first',
    nations: EW,
    says: 'Before a claim they should write to you and give you time to answer.',
    when: ['letter', 'claim'],
    law: COURT_LAW.preAction,
  },
  {
    id: 'your-data',
    says: 'You can see the data that a firm or public body holds on you. It is free.',
    law: CREDIT_LAW.subjectAccess,
  },
  {
    id: 'ombudsman-free',
    says: 'Ombudsmen are free. Complain to the body itself first.',
    when: ['council', 'nhs', 'complaint'],
    law: LAW.advice,
  },
  {
    id: 'copies',
    says: 'Send copies and keep originals. Note the day you sent each letter.',
    law: LAW.represent,
  },
])
