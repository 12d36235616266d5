/** Buying and services in France: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { article, SIGNAL } from './law.ts'

const SHEET = { country: 'fr', area: 'consumer' } as const
const ONLINE = ['online', 'internet', 'rétractation', 'cancel', 'delivery', 'livraison', 'ordered']
const FAULTY = ['faulty', 'broken', 'panne', 'conformité', 'repair', 'defective']
const PLAN = ['abonnement', 'subscription', 'contract', 'résiliation', 'phone', 'gym']
const BANK = ['bank', 'banque', 'fraud', 'fraude', 'phishing', 'scam', 'card']

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fourteen-days',
    section: 'timing',
    says: 'Bought at a distance or at home? You have 14 days to change your mind. If you were not told, you have 12 months more.',
    risk: 'You may pay to send it back.',
    notWhen: 'It was made for you, or it was a hotel or transport with a date.',
    when: ONLINE,
    law: article('conso', 'L. 221-18 et L. 221-20'),
  },
  {
    id: 'late-delivery',
    section: 'timing',
    says: 'If goods are late, set a new fair date in writing. If that passes, end the sale. The money must come back within 14 days.',
    risk: 'Too short a date may not count.',
    notWhen: 'The date was vital. Then you can end it at once.',
    when: ONLINE,
    law: article('conso', 'L. 216-6 et L. 216-7'),
  },
  {
    id: 'two-years-proof',
    section: 'leverage',
    says: 'For two years the seller must answer for faults. New goods are presumed faulty from the start, so you need no proof of the cause.',
    risk: 'For used goods the presumption is 12 months.',
    notWhen: 'You bought from a private person.',
    when: FAULTY,
    law: article('conso', 'L. 217-3 et L. 217-7'),
  },
  {
    id: 'thirty-day-repair',
    section: 'leverage',
    says: 'Repair or replacement must come within 30 days and cost nothing. If not, ask for your money back or a lower price.',
    risk: 'The seller may choose a repair if a new one costs far more.',
    notWhen: 'You broke it.',
    when: FAULTY,
    law: article('conso', 'L. 217-9, L. 217-10 et L. 217-14'),
  },
  {
    id: 'bank-must-refund',
    section: 'leverage',
    says: 'Tell your bank at once about a payment you did not allow. It must refund by the next working day, unless it shows gross carelessness.',
    risk: 'After 13 months it is too late.',
    notWhen: 'You made the payment yourself. Still tell the bank and police.',
    when: BANK,
    law: article('cmf', 'L. 133-18, L. 133-19 et L. 133-24'),
  },
  {
    id: 'end-by-click',
    section: 'procedure',
    says: 'End a contract online with the button "résilier votre contrat". A firm that sells online must have one. Keep the receipt.',
    risk: 'A fixed term may still cost you the rest.',
    notWhen: 'You can still withdraw within 14 days.',
    when: PLAN,
    law: article('conso', 'L. 215-1-1'),
  },
  {
    id: 'mediator',
    section: 'procedure',
    says: 'Write to the firm, then go to its consumer mediator. It is free. Then a conciliator, then the judge.',
    risk: 'You have one year from your first letter.',
    notWhen: 'You have already gone to court.',
    when: ['complaint', 'dispute', 'refuse'],
    law: article('conso', 'L. 612-1 et L. 612-2'),
  },
  {
    id: 'renewal-letter',
    section: 'disclosure',
    says: 'Ask for the letter that warned you before the contract renewed. If there was none, you can end it at any time for free.',
    risk: 'Sums for time already used stay due.',
    notWhen: 'You were warned in time.',
    when: PLAN,
    law: article('conso', 'L. 215-1'),
  },
  {
    id: 'cold-call',
    section: 'disclosure',
    says: 'Ask for proof that you agreed to be called. Since 11 August 2026 a sales call without it is banned, and the contract is void.',
    risk: 'A call in a running contract can be allowed.',
    notWhen: 'You asked them to call you.',
    when: ['call', 'phone', 'démarchage'],
    law: article('conso', 'L. 223-1', '2026-08-11'),
  },
  {
    id: 'signal',
    section: 'settlement',
    says: 'Report it on SignalConso and say so in your letter. Offer one clear solution and a date.',
    risk: 'It is no judgment and does not stop time limits.',
    notWhen: 'You need an answer today.',
    law: SIGNAL,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'fourteen',
    says: 'You have 14 days to change your mind on an online buy.',
    when: ONLINE,
    law: article('conso', 'L. 221-18'),
  },
  {
    id: 'two-years',
    says: 'The legal guarantee lasts two years, and the seller owes it.',
    when: FAULTY,
    law: article('conso', 'L. 217-3'),
  },
  {
    id: 'bank',
    says: 'A payment you did not allow must be refunded by the next working day.',
    when: BANK,
    law: article('cmf', 'L. 133-18'),
  },
  {
    id: 'mediator-free',
    says: 'A consumer mediator is free for you.',
    law: article('conso', 'L. 612-1'),
  },
])
