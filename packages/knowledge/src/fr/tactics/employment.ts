/** Work in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article } from './law.ts'

const SHEET = { country: 'fr', area: 'employment' } as const
const FIRED = ['licenciement', 'dismissed', 'fired', 'licencié', 'entretien', 'sacked']
const PAY = ['salaire', 'wages', 'unpaid', 'heures', 'overtime', 'pay']
const DEAL = ['rupture conventionnelle', 'settlement', 'transaction', 'sign', 'agreement']

export const EMPLOYMENT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'scale',
    section: 'leverage',
    says: 'Look up the legal scale for unfair dismissal by your years of work. It gives a floor and a ceiling for talks.',
    risk: 'In a small firm the floor is lower.',
    notWhen: 'The reason is harassment or discrimination. Then the scale does not bind.',
    when: FIRED,
    law: article('travail', 'L. 1235-3 et L. 1235-3-1'),
  },
  {
    id: 'urgent-wages',
    section: 'leverage',
    says: 'For clear unpaid wages use the fast track (référé) of the labour court. It can order payment in weeks.',
    risk: 'If the debt is in real dispute it goes to the normal track.',
    notWhen: 'The hours themselves are disputed.',
    when: PAY,
    law: article('travail', 'R. 1455-5 à R. 1455-7'),
  },
  {
    id: 'adviser-at-meeting',
    section: 'procedure',
    says: 'Take someone to the meeting before a dismissal. With no staff reps you may bring an adviser from the public list, for free.',
    risk: 'They may speak, but cannot stop the employer.',
    notWhen: 'It is a normal talk at work.',
    when: FIRED,
    law: article('travail', 'L. 1232-4'),
  },
  {
    id: 'five-days',
    section: 'procedure',
    says: 'Check that you had five working days between the letter and the meeting. The dismissal letter may go out two working days after it at the earliest.',
    risk: 'A slip of form alone brings a month of pay at most.',
    notWhen: 'You are in your trial period.',
    when: FIRED,
    law: article('travail', 'L. 1232-2 et L. 1232-6'),
  },
  {
    id: 'one-year',
    section: 'timing',
    says: 'To contest a dismissal you have 12 months. For unpaid wages it is three years.',
    risk: 'A claim made too late is lost.',
    notWhen: 'There is no reason to leave this out.',
    when: [...FIRED, ...PAY],
    law: article('travail', 'L. 1471-1 et L. 3245-1'),
  },
  {
    id: 'fifteen-day-exit',
    section: 'timing',
    says: 'After you sign a rupture conventionnelle you have 15 days to take it back, by a letter with proof. No reason is needed.',
    risk: 'You then stay in the job.',
    notWhen: 'You are happy with the deal.',
    when: DEAL,
    law: article('travail', 'L. 1237-13'),
  },
  {
    id: 'final-receipt',
    section: 'timing',
    says: 'A signed final receipt (solde de tout compte) can be disputed for six months by registered letter. It covers only the sums it lists.',
    risk: 'After that those sums are settled.',
    notWhen: 'The sums are right.',
    when: ['solde', 'final pay', 'receipt', 'left'],
    law: article('travail', 'L. 1234-20'),
  },
  {
    id: 'ask-reasons',
    section: 'disclosure',
    says: 'Ask for more precise reasons within 15 days of the dismissal, by registered letter. The employer has 15 days to answer.',
    risk: 'It lets the employer make the letter better.',
    notWhen: 'The letter is so vague that it helps you. Ask a lawyer first.',
    when: FIRED,
    law: article('travail', 'L. 1235-2 et R. 1232-13'),
  },
  {
    id: 'hours-table',
    section: 'disclosure',
    says: 'Make a table of your hours, day by day. For overtime you bring clear facts, then the employer must answer with its own.',
    risk: 'It must be honest.',
    notWhen: 'You are on a valid day-count contract.',
    when: PAY,
    law: article('travail', 'L. 3171-4'),
  },
  {
    id: 'deal-terms',
    section: 'settlement',
    says: 'In a rupture conventionnelle ask for at least the legal severance. You keep your right to unemployment benefit.',
    risk: 'You give up notice pay unless you agree on it.',
    notWhen: 'You were pushed or harassed into it. Get advice.',
    when: DEAL,
    law: article('travail', 'L. 1237-11 à L. 1237-14'),
  },
])

export const EMPLOYMENT_FACTS = factsOf(SHEET, [
  {
    id: 'one-year',
    says: 'You have 12 months to contest a dismissal.',
    when: FIRED,
    law: article('travail', 'L. 1471-1'),
  },
  {
    id: 'three-years',
    says: 'Unpaid wages can be claimed for three years.',
    when: PAY,
    law: article('travail', 'L. 3245-1'),
  },
  {
    id: 'fifteen-days',
    says: 'A rupture conventionnelle can be taken back for 15 days.',
    when: DEAL,
    law: article('travail', 'L. 1237-13'),
  },
  {
    id: 'pregnant',
    says: 'A dismissal during pregnancy is mostly void. Tell the employer within 15 days with a certificate.',
    when: ['pregnant', 'enceinte', 'maternity'],
    law: article('travail', 'L. 1225-4 et L. 1225-5'),
  },
  {
    id: 'no-fine',
    says: 'An employer may never fine you by cutting pay for a fault.',
    when: PAY,
    law: article('travail', 'L. 1331-2'),
  },
])
