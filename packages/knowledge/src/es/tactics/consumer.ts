/** Buying and services in Spain: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'es', area: 'consumer', checkBy: '2027-05-31' } as const

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fourteen',
    section: 'timing',
    says: 'Bought online? You have 14 days to withdraw.',
    risk: 'You may pay to return it.',
    notWhen: 'It was made for you.',
    when: ['online', 'cancel'],
    law: cite('consumo', 'artículos 102 a 104'),
  },
  {
    id: 'three-years',
    section: 'leverage',
    says: 'The legal guarantee lasts three years. In the first two the fault is presumed to be there from the start.',
    risk: 'Used goods have less.',
    notWhen: 'You bought from a private person.',
    when: ['faulty', 'broken'],
    law: cite('consumo', 'artículos 120 y 121'),
  },
  {
    id: 'claim-sheet',
    section: 'procedure',
    says: 'Ask for the hoja de reclamaciones and take it to the OMIC. It is free.',
    risk: 'It cannot force a refund.',
    notWhen: 'A limit ends.',
    when: ['complaint', 'refuse'],
    law: cite('consumo', 'artículo 21'),
  },
  {
    id: 'bank',
    section: 'disclosure',
    says: 'Tell the bank at once of a payment you did not allow. It must pay back and show gross fault.',
    risk: 'After 13 months it is late.',
    notWhen: 'You sent it. Still report it.',
    when: ['bank', 'scam', 'card'],
    law: cite('pagos', 'artículos 43 a 46'),
  },
  {
    id: 'arbitration',
    section: 'settlement',
    says: 'Ask for consumer arbitration. It is free and binds both.',
    risk: 'The firm must agree.',
    notWhen: 'You want a court to decide.',
    when: ['settle'],
    law: cite('consumo', 'artículos 57 y 58'),
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'fourteen',
    says: 'Online: 14 days.',
    when: ['online'],
    law: cite('consumo', 'artículo 104'),
  },
  {
    id: 'three-years',
    says: 'Three years of guarantee.',
    when: ['faulty'],
    law: cite('consumo', 'artículo 120'),
  },
  {
    id: 'bank',
    says: 'The bank must refund by the next working day.',
    when: ['bank'],
    law: cite('pagos', 'artículo 45'),
  },
])
