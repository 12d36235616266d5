/** Immigration in Canada: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { OWN } from './law.ts'

const SHEET = { country: 'ca', area: 'immigration', checkBy: '2027-05-31' } as const

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'restore',
    section: 'timing',
    says: 'If your status ended, you may ask to restore it within 90 days.',
    risk: 'You may not work until it is done.',
    notWhen: 'It is more than 90 days ago. Get advice.',
    when: ['status', 'expired', 'overstay'],
    law: OWN.maintain,
  },
  {
    id: 'apply-before',
    section: 'timing',
    says: 'Apply to extend before your permit ends. Your status then mostly goes on until the decision.',
    risk: 'If you leave it may change.',
    notWhen: 'You leave in time.',
    when: ['extend', 'permit', 'visa'],
    law: OWN.maintain,
  },
  {
    id: 'authorized',
    section: 'procedure',
    says: 'Use only a lawyer, Quebec notary or licensed consultant. Check the public register.',
    risk: 'Good ones may be booked.',
    notWhen: 'There is no reason to leave this out.',
    when: ['consultant', 'lawyer', 'agent'],
    law: OWN.consultant,
  },
  {
    id: 'atip-notes',
    section: 'disclosure',
    says: "Ask for the officer's notes on your file before you apply again.",
    risk: 'It takes 30 days or more.',
    notWhen: 'The 15 days for court come first.',
    when: ['refused', 'file', 'notes'],
    law: OWN.atip,
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'fifteen-days',
    says: 'To ask a court to look at a decision made in Canada you have 15 days, or 60 from abroad.',
    when: ['refused', 'appeal'],
    law: OWN.review,
  },
  {
    id: 'authorized',
    says: 'Only authorized people may be paid for immigration advice.',
    law: OWN.consultant,
  },
  {
    id: 'maintained',
    says: 'Apply before your permit ends and you mostly keep your status.',
    when: ['permit', 'visa'],
    law: OWN.maintain,
  },
])
