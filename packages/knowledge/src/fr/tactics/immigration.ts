/** Immigration in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, ASYLUM_APPEAL, LEGAL_AID } from './law.ts'

const SHEET = { country: 'fr', area: 'immigration', checkBy: '2027-05-31' } as const
const LEAVE = ['oqtf', 'expulsion', 'removal', 'leave france', 'deport', 'rétention']
const PERMIT = ['titre de séjour', 'permit', 'residence', 'préfecture', 'renew', 'carte']
const ASYLUM = ['asile', 'asylum', 'ofpra', 'cnda', 'refugee']
const VISA = ['visa', 'consulate', 'consulat']

export const IMMIGRATION_TACTICS = tacticsOf(SHEET, [
  {
    id: 'oqtf-clock',
    section: 'timing',
    says: 'Read the OQTF for the time to go to court: one month, seven days or 48 hours. Ask a lawyer or a free group today.',
    risk: 'A day late and the court cannot look at it.',
    notWhen: 'You want to leave. Then ask for help with the return.',
    when: LEAVE,
    law: article('ceseda', 'L. 614-1, L. 911-1, L. 921-1 et L. 921-2', '2024-07-15'),
  },
  {
    id: 'cnda-month',
    section: 'timing',
    says: 'After a no from OFPRA read the letter for your days to go to the CNDA: one month, or less in fast cases. Ask for legal aid within 15 days.',
    risk: 'Late means the no is final.',
    notWhen: 'Your case goes back to another country under Dublin. Other times hold.',
    when: ASYLUM,
    law: ASYLUM_APPEAL,
  },
  {
    id: 'renew-early',
    section: 'timing',
    says: 'Ask to renew between four and two months before the card ends. Save the proof of your request or of each failed try online.',
    risk: 'A late request costs more and can cut your rights.',
    notWhen: 'You leave before it ends.',
    when: PERMIT,
    law: article('ceseda', 'R. 431-5'),
  },
  {
    id: 'silence-four-months',
    section: 'procedure',
    says: 'If the préfecture is silent for four months, that mostly counts as a no. You can then go to court.',
    risk: 'Watch the two months to act.',
    notWhen: 'Your papers are not complete. Then they may not have begun.',
    when: PERMIT,
    law: article('ceseda', 'R. 432-1 et R. 432-2'),
  },
  {
    id: 'visa-board',
    section: 'procedure',
    says: 'Against a visa refusal write to the board (CRRV) or the sub-director within 30 days. You must do it before court.',
    risk: 'Silence for two months is a no.',
    notWhen: 'You can file a new, better request faster.',
    when: VISA,
    law: article('ceseda', 'D. 312-3 et suivants'),
  },
  {
    id: 'urgent-judge',
    section: 'leverage',
    says: 'If you cannot get a date at the préfecture for weeks, a judge can order one. Keep screenshots of each try.',
    risk: 'You need proof of many tries and a need.',
    notWhen: 'You have tried only once or twice.',
    when: ['appointment', 'rendez-vous', 'website', ...PERMIT],
    law: article('cja', 'L. 521-3'),
  },
  {
    id: 'legal-aid',
    section: 'leverage',
    says: 'Ask for aide juridictionnelle with your appeal. For asylum it is open to all who ask in time.',
    risk: 'Ask at once, as time limits are short.',
    notWhen: 'A free group already acts for you.',
    when: ['lawyer', 'avocat', 'afford', ...LEAVE],
    law: LEGAL_AID,
  },
  {
    id: 'ask-reasons',
    section: 'disclosure',
    says: 'Ask in writing for the reasons of a silent refusal. If none come within a month, that helps you in court.',
    risk: 'Ask inside the two months.',
    notWhen: 'You have a written refusal with reasons.',
    when: PERMIT,
    law: article('crpa', 'L. 232-4'),
  },
  {
    id: 'violence-right',
    section: 'settlement',
    says: 'If you left a spouse because of violence, ask to keep your permit. Add police or medical papers.',
    risk: 'You need some proof.',
    notWhen: 'You are in danger now. Call 17 or 3919 first.',
    when: ['violence', 'spouse', 'husband', 'wife'],
    law: article('ceseda', 'L. 423-5'),
  },
])

export const IMMIGRATION_FACTS = factsOf(SHEET, [
  {
    id: 'oqtf',
    says: 'An OQTF has a short limit: one month, seven days or 48 hours. It is written on it.',
    when: LEAVE,
    law: article('ceseda', 'L. 614-1, L. 911-1, L. 921-1 et L. 921-2', '2024-07-15'),
  },
  {
    id: 'cnda',
    says: 'After a no from OFPRA you have one month at most to go to the CNDA. Read the letter.',
    when: ASYLUM,
    law: ASYLUM_APPEAL,
  },
  {
    id: 'visa',
    says: 'A visa refusal must first go to a board within 30 days.',
    when: VISA,
    law: article('ceseda', 'D. 312-3'),
  },
  {
    id: 'suspends',
    says: 'A court case against an OQTF mostly stops the removal until the judge decides.',
    when: LEAVE,
    law: article('ceseda', 'L. 722-7'),
  },
])
