/** Work in Belgium: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { LAW } from '../law.ts'

const SHEET = { country: 'be', area: 'employment', checkBy: '2027-05-31' } as const

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'one-year',
    section: 'timing',
    says: 'Claims after the end of a job lapse after one year. Act before.',
    risk: 'A claim made too late is lost.',
    notWhen: 'There is no reason to leave this out.',
    when: ['dismissed', 'fired', 'wages'],
    law: LAW.oneYear,
  },
  {
    id: 'ask-reasons',
    section: 'disclosure',
    says: 'Ask for the real reasons by registered letter within two months of the end. The employer has two months to answer.',
    risk: 'It also fixes their side of the story.',
    notWhen: 'You were there under six months.',
    when: ['reasons', 'dismissed'],
    law: LAW.reasons,
  },
  {
    id: 'unreasonable',
    section: 'leverage',
    says: 'A clearly unreasonable dismissal can bring 3 to 17 weeks of pay. Tell your union.',
    risk: 'You must show facts.',
    notWhen: 'The reason fits.',
    when: ['dismissed', 'fired'],
    law: LAW.unreasonable,
  },
  {
    id: 'urgent-reason',
    section: 'procedure',
    says: 'Check an on the spot dismissal: three working days to act and three to send the reasons.',
    risk: 'It is strict, and facts count.',
    notWhen: 'You got normal notice.',
    when: ['on the spot', 'urgent', 'dismissed'],
    law: LAW.urgentReason,
  },
  {
    id: 'notice-sum',
    section: 'settlement',
    says: 'Work out your notice pay before you sign. Ask for a paper with each sum.',
    risk: 'A deal ends claims.',
    notWhen: 'The sums are right.',
    when: ['notice', 'sign', 'offer'],
    law: LAW.notice,
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  { id: 'one-year', says: 'You have one year after the job ends.', law: LAW.oneYear },
  {
    id: 'notice-form',
    says: 'A notice must be in writing and name its start and length.',
    when: ['notice'],
    law: LAW.noticeForm,
  },
  { id: 'reasons', says: 'You may ask for the reasons of a dismissal.', law: LAW.reasons },
])
