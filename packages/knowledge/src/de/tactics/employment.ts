/** Work in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'
import { section } from './law.ts'

const SHEET = { country: 'de', area: 'employment' } as const
const FIRED = ['kündigung', 'dismissed', 'fired', 'entlassen', 'notice', 'sacked']
const OFFER = ['aufhebungsvertrag', 'settlement', 'abfindung', 'severance', 'sign']
const PAY = ['lohn', 'wages', 'gehalt', 'unpaid', 'overtime', 'überstunden', 'pay']

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'three-weeks',
    section: 'timing',
    says: 'Against a dismissal you must sue at the labour court within three weeks of getting it. You can do it yourself at the court office.',
    risk: 'After that even a wrong dismissal counts as right.',
    notWhen: 'You want to go and have a signed deal.',
    when: FIRED,
    law: cite('kschg', '4', { provision: '§§ 4, 7' }),
  },
  {
    id: 'report-jobless',
    section: 'timing',
    says: 'Report to the Agentur für Arbeit within three days of learning that your job ends. If it ends later, three months before is enough.',
    risk: 'Late means a week without benefit.',
    notWhen: 'You start a new job at once. Still tell them.',
    when: [...FIRED, ...OFFER],
    law: cite('sgb3', '38'),
  },
  {
    id: 'own-costs',
    section: 'leverage',
    says: 'In the first round at the labour court each side pays its own lawyer, win or lose. A deal at the first meeting often costs no court fee.',
    risk: 'Your own lawyer costs money, unless a union, insurance or legal aid pays.',
    notWhen: 'The sum is less than your own costs.',
    when: FIRED,
    law: cite('arbgg', '12a'),
  },
  {
    id: 'severance-talk',
    section: 'leverage',
    says: 'There is mostly no right to severance. But a doubtful dismissal makes employers pay to end it. Half a month of pay per year is a common start.',
    risk: 'They may go on with the case.',
    notWhen: 'Your firm is small or you have under six months. Then protection is weak.',
    when: [...FIRED, ...OFFER],
    law: cite('kschg', '1a'),
  },
  {
    id: 'paper-and-ink',
    section: 'procedure',
    says: 'Check the paper: a dismissal needs a real signature in ink. By email, chat or copy it is void. Write the day you got it on it.',
    risk: 'They can send a correct one. Keep the three weeks anyway.',
    notWhen: 'There is no reason to leave this out.',
    when: FIRED,
    law: cite('bgb', '623'),
  },
  {
    id: 'works-council',
    section: 'procedure',
    says: 'If there is a works council, ask if it was heard before the dismissal. Without that the dismissal is void.',
    risk: 'You must raise it in the three weeks.',
    notWhen: 'There is no works council.',
    when: FIRED,
    law: cite('betrvg', '102'),
  },
  {
    id: 'special-protection',
    section: 'procedure',
    says: 'Tell the employer at once if you are pregnant or severely disabled. A dismissal then needs consent from an office first.',
    risk: 'Tell them late and the protection can be lost. For pregnancy it is two weeks.',
    notWhen: 'The office has given consent. Then sue in time.',
    when: ['pregnant', 'schwanger', 'disabled', 'schwerbehindert'],
    law: cite('muschg', '17', { provision: '§ 17 MuSchG; § 168 SGB IX' }),
  },
  {
    id: 'hours-log',
    section: 'disclosure',
    says: 'Keep a log of hours and ask for payslips and your terms in writing. Check your contract for short time limits, often three months.',
    risk: 'After such a limit a claim can be lost. The minimum wage is safe from it.',
    notWhen: 'You would need secret papers of the firm.',
    when: PAY,
    law: section('nachwg', '2'),
  },
  {
    id: 'do-not-sign',
    section: 'settlement',
    says: 'Do not sign an Aufhebungsvertrag on the day. Take it home and ask what it does to your benefit: it can stop for up to 12 weeks.',
    risk: 'They may dismiss you in its place. You can fight that in court.',
    notWhen: 'You have a new job and want to go now.',
    when: OFFER,
    law: cite('sgb3', '159'),
  },
  {
    id: 'good-reference',
    section: 'settlement',
    says: 'Put the reference into the deal: the grade, the date, the closing line. You have a right to a kind and true reference.',
    risk: 'A top grade must mostly be earned.',
    notWhen: 'You need no reference.',
    when: [...OFFER, 'zeugnis', 'reference'],
    law: cite('gewo', '109'),
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'three-weeks',
    says: 'You have three weeks to sue against a dismissal. No letter to the boss keeps that time.',
    when: FIRED,
    law: cite('kschg', '4'),
  },
  {
    id: 'ink-only',
    says: 'A dismissal by email or chat is void. It needs paper and ink.',
    when: FIRED,
    law: cite('bgb', '623'),
  },
  {
    id: 'six-months-ten',
    says: 'Full protection starts after six months in a firm with more than ten workers.',
    when: FIRED,
    law: cite('kschg', '1', { provision: '§§ 1, 23' }),
  },
  {
    id: 'sick-pay',
    says: 'When you are ill the employer pays for up to six weeks, after four weeks in the job.',
    when: ['sick', 'ill', 'krank'],
    law: cite('entgfg', '3'),
  },
  {
    id: 'minimum-wage',
    says: 'No contract can go below the minimum wage, and you cannot sign it away.',
    when: PAY,
    law: section('milog', '3'),
  },
])
