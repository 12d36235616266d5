/** Buying and services in Italy: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'it', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fourteen',
    section: 'timing',
    says: 'Bought online or at the door? You have 14 days to withdraw. At home visits you did not ask for it is 30.',
    risk: 'You may pay to return it.',
    notWhen: 'It was made for you.',
    when: ['online', 'door', 'cancel'],
    law: cite('consumo', 'articolo 52'),
  },
  {
    id: 'two-years',
    section: 'leverage',
    says: 'Faults in two years are on the seller. In the first year they are presumed.',
    risk: 'Used goods may have one year.',
    notWhen: 'You bought from a private person.',
    when: ['faulty', 'broken'],
    law: cite('consumo', 'articoli 133 e 135'),
  },
  {
    id: 'conciliaweb',
    section: 'procedure',
    says: 'For phone and internet use ConciliaWeb. It is free and must come before court.',
    risk: 'An answer can take some weeks.',
    notWhen: 'A bank matter. Use the ABF.',
    when: ['phone', 'internet'],
    law: cite('agcom', 'conciliazione'),
  },
  {
    id: 'bank',
    section: 'disclosure',
    says: 'Tell the bank at once of a payment you did not allow. It must pay back and prove gross fault.',
    risk: 'After 13 months it is late.',
    notWhen: 'You sent it. Still report it.',
    when: ['bank', 'scam', 'card'],
    law: cite('pagamenti', 'articoli 9 a 12'),
  },
  {
    id: 'diffida',
    section: 'settlement',
    says: 'Send a PEC or registered letter with one ask and 15 days.',
    risk: 'It may take weeks.',
    notWhen: 'Days above end first.',
    when: ['complaint'],
    law: cite('cc', 'articolo 1454'),
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'fourteen',
    says: 'Online: 14 days.',
    when: ['online'],
    law: cite('consumo', 'articolo 52'),
  },
  {
    id: 'two-years',
    says: 'Two years of guarantee.',
    when: ['faulty'],
    law: cite('consumo', 'articolo 133'),
  },
  {
    id: 'abf',
    says: 'The bank arbiter (ABF) costs 20 euros, given back if you win.',
    when: ['bank'],
    law: cite('abf', 'ricorso'),
  },
])
