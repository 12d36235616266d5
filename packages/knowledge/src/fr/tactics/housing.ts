/** Renting in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, lease, sheet } from './law.ts'

const SHEET = { country: 'fr', area: 'housing' } as const
const EVICT = ['expulsion', 'evict', 'eviction', 'congé', 'notice', 'commandement', 'leave']
const ARREARS = ['loyer', 'arrears', 'behind', 'rent', 'impayé']
const DEPOSIT = ['deposit', 'dépôt de garantie', 'caution', 'moved out']
const FAULT = ['mould', 'damp', 'moisissure', 'heating', 'chauffage', 'repair', 'broken']

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'ask-three-years',
    section: 'timing',
    says: 'At the hearing ask the judge for up to three years to pay the rent debt. You must have gone back to paying the full current rent.',
    risk: 'If you miss a payment the lease ends.',
    notWhen: 'You cannot pay the current rent. Ask for time to move.',
    when: ARREARS,
    law: lease('24'),
  },
  {
    id: 'winter-rest',
    section: 'timing',
    says: 'From 1 November to 31 March evictions mostly stop. Use the time to find help and a new home.',
    risk: 'The rent debt grows, and the case goes on.',
    notWhen: 'You came in by force, or a judge made an exception.',
    when: EVICT,
    law: article('cpce', 'L. 412-6'),
  },
  {
    id: 'time-to-move',
    section: 'timing',
    says: 'After an eviction judgment ask the enforcement judge for more time, from one month to one year. Show your search for a home.',
    risk: 'The judge can say no.',
    notWhen: 'You have a new home ready.',
    when: EVICT,
    law: article('cpce', 'L. 412-3 et L. 412-4'),
  },
  {
    id: 'late-deposit',
    section: 'leverage',
    says: 'If the deposit is late, ask for 10% of the monthly rent for each month begun. It is due in one month, or two if the exit check shows damage.',
    risk: 'You must have given your new address.',
    notWhen: 'The landlord keeps it for proven damage.',
    when: DEPOSIT,
    law: lease('22'),
  },
  {
    id: 'rent-fund',
    section: 'leverage',
    says: 'Tell the CAF about the unpaid rent, and ask the FSL for help. Both can keep your housing aid going.',
    risk: 'Aid from the fund can be a loan.',
    notWhen: 'The rent is far beyond your means. Ask for social housing too.',
    when: ARREARS,
    law: sheet('fonds de solidarité pour le logement (FSL)', 'particuliers/vosdroits/F1334'),
  },
  {
    id: 'check-notice',
    section: 'procedure',
    says: 'Check the congé: a reason that the law knows, six months before the lease ends, sent by registered letter, bailiff or hand with receipt.',
    risk: 'A landlord can do it right next time.',
    notWhen: 'Your home is furnished. Then it is three months.',
    when: EVICT,
    law: lease('15 et 25-8'),
  },
  {
    id: 'conciliation',
    section: 'procedure',
    says: 'For rent, deposit or repairs ask the commission départementale de conciliation. It is free.',
    risk: 'Its view does not bind. Time limits may go on.',
    notWhen: 'A court date is set.',
    when: [...DEPOSIT, ...FAULT],
    law: lease('20'),
  },
  {
    id: 'decent-home',
    section: 'disclosure',
    says: 'Send a registered letter with photos of damp, cold or danger. Ask for repair. Then ask the town hygiene service to visit.',
    risk: 'Do not stop the rent by yourself. Ask a judge.',
    notWhen: 'There is danger now. Call for help first.',
    when: FAULT,
    law: lease('6 et 20-1'),
  },
  {
    id: 'charges-proof',
    section: 'disclosure',
    says: 'Ask for the yearly breakdown of charges and look at the bills. You can do so for six months after it is sent.',
    risk: 'If the sum is right you must pay.',
    notWhen: 'The charges are a fixed sum in a furnished home.',
    when: ['charges', 'costs', 'bill'],
    law: lease('23'),
  },
  {
    id: 'written-plan',
    section: 'settlement',
    says: 'Offer a signed plan at once: rent each month plus a small part of the debt. Send it before the time in the commandement ends.',
    risk: 'A broken plan makes the judge harder.',
    notWhen: 'You dispute the debt. Say why first.',
    when: ARREARS,
    law: lease('24'),
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'judge-only',
    says: 'Only a judge can order you out. A landlord who changes the locks commits a crime.',
    when: EVICT,
    law: article('penal', '226-4-2'),
  },
  {
    id: 'winter',
    says: 'From 1 November to 31 March evictions mostly stop.',
    when: EVICT,
    law: article('cpce', 'L. 412-6'),
  },
  {
    id: 'deposit',
    says: 'A deposit comes back within one month, or two if there is damage.',
    when: DEPOSIT,
    law: lease('22'),
  },
  {
    id: 'your-notice',
    says: 'You can leave at any time with three months of notice, or one in many towns and cases.',
    when: ['leave', 'move'],
    law: lease('12 et 15'),
  },
  {
    id: 'three-years',
    says: 'Rent and charges can be claimed for three years.',
    when: ['old', 'charges', 'years ago'],
    law: lease('7-1'),
  },
])
