/** Work in Switzerland: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'ch', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'object-in-notice',
    section: 'timing',
    says: 'If a notice looks abusive, object in writing before the notice time ends. Then you have 180 days to sue.',
    risk: 'It brings pay, not the job.',
    notWhen: 'The reason is fair.',
    when: ['fired', 'notice', 'kündigung', 'dismissed'],
    law: LAW.abusive,
  },
  {
    id: 'blocked',
    section: 'timing',
    says: "Ill or pregnant? A notice in the blocked time is void, or the time stops. Send the doctor's note.",
    risk: 'Not in the trial time.',
    notWhen: 'You gave notice yourself.',
    when: ['sick', 'ill', 'pregnant'],
    law: LAW.blocked,
  },
  {
    id: 'free-court',
    section: 'leverage',
    says: 'Job cases up to 30,000 francs have no court fee.',
    risk: 'You may pay the other lawyer.',
    notWhen: 'It is far more.',
    when: ['court', 'wages'],
    law: LAW.freeCourt,
  },
  {
    id: 'reasons',
    section: 'disclosure',
    says: 'Ask for the reasons in writing.',
    risk: 'It also fixes their side of the story.',
    notWhen: 'You agree with what they say.',
    when: ['reasons', 'notice'],
    law: LAW.noticeJob,
  },
  {
    id: 'reference',
    section: 'settlement',
    says: 'Ask for a good and true reference, and put it in the deal.',
    risk: 'A top one must be earned.',
    notWhen: 'You need no reference.',
    when: ['reference', 'zeugnis', 'offer'],
    law: LAW.reference,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'free', says: 'Job cases are free of court fees up to 30,000 francs.', law: LAW.freeCourt },
  {
    id: 'instant',
    says: 'An instant dismissal needs a very strong reason.',
    when: ['instant', 'fristlos'],
    law: LAW.instant,
  },
  {
    id: 'dole',
    says: 'Sign up at the RAV by the first jobless day.',
    when: ['jobless', 'rav'],
    law: LAW.dole,
  },
])
