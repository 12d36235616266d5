/** Buying and services in Germany: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { cite } from '../cite-law.ts'

const SHEET = { country: 'de', area: 'consumer' } as const
const ONLINE = ['online', 'widerruf', 'cancel', 'ordered', 'shop', 'delivery']
const FAULTY = ['broken', 'defekt', 'faulty', 'mangel', 'repair', 'gewährleistung']
const PLAN = ['vertrag', 'contract', 'gym', 'phone', 'subscription', 'abo', 'kündigen']

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'withdraw',
    section: 'timing',
    says: 'Bought online or at the door? You may withdraw within 14 days of getting it. If you were not told, you have up to 12 months and 14 days.',
    risk: 'You may have to pay to send it back.',
    notWhen: 'It was made for you, or sealed goods were opened.',
    when: ONLINE,
    law: cite('bgb', '355', { provision: '§§ 312g, 355, 356' }),
  },
  {
    id: 'set-a-date',
    section: 'timing',
    says: 'Give the seller a fair time to repair or replace, such as two weeks. After that you can go back on the deal or pay less.',
    risk: 'If you act too soon you can lose the right.',
    notWhen: 'The seller clearly refuses. Then no more time is needed.',
    when: FAULTY,
    law: cite('bgb', '437', { provision: '§§ 437, 475d' }),
  },
  {
    id: 'first-year-proof',
    section: 'leverage',
    says: 'In the first year the seller must prove that the thing was fine. Say so if it wants proof from you.',
    risk: 'After that you must prove it. Rights end after two years.',
    notWhen: 'You bought from a private person.',
    when: FAULTY,
    law: cite('bgb', '477'),
  },
  {
    id: 'hold-back',
    section: 'leverage',
    says: 'With bad work by a tradesperson you may hold back about twice the cost of the repair until it is fixed.',
    risk: 'Hold back too much and you pay interest.',
    notWhen: 'The work is fine or the fault is very small.',
    when: ['handwerker', 'builder', 'plumber', 'work', 'roof'],
    law: cite('bgb', '641'),
  },
  {
    id: 'monthly-exit',
    section: 'procedure',
    says: 'Contracts made since March 2022 go on only month by month after the first term. End them in text form, and keep proof.',
    risk: 'Insurance has other rules.',
    notWhen: 'The first term still runs.',
    when: PLAN,
    law: cite('bgb', '309'),
  },
  {
    id: 'button',
    section: 'procedure',
    says: 'Use the cancel button of the website. If there is none, you may end a running online contract at any time.',
    risk: 'Save the page and the receipt.',
    notWhen: 'The contract was not one that you can make online.',
    when: PLAN,
    law: cite('bgb', '312k'),
  },
  {
    id: 'dispute-body',
    section: 'procedure',
    says: 'For energy, insurance and banks go to the free dispute body after the firm has said no or not answered. It pauses the time limit.',
    risk: 'Its view may go against you.',
    notWhen: 'A court order such as a Mahnbescheid has come. Answer that first.',
    when: ['energy', 'insurance', 'bank', 'strom', 'versicherung'],
    law: cite('bgb', '204'),
  },
  {
    id: 'prove-contract',
    section: 'disclosure',
    says: 'If they claim a contract by phone, ask for proof of what was said and agreed. Energy and phone contracts need your yes in text form.',
    risk: 'If you used the service, some payment may be due.',
    notWhen: 'You did agree and want it.',
    when: ['call', 'phone', 'never signed', 'anruf'],
    law: cite('tkg', '54'),
  },
  {
    id: 'bank-refund',
    section: 'disclosure',
    says: 'Tell the bank at once about a payment you did not allow. It must pay it back by the next business day, and must prove gross carelessness.',
    risk: 'If you gave away codes the bank may refuse.',
    notWhen: 'You sent the money yourself. Still report it.',
    when: ['bank', 'phishing', 'scam', 'stolen', 'fraud'],
    law: cite('bgb', '675u', { provision: '§§ 675u, 675v, 675w' }),
  },
  {
    id: 'fair-end',
    section: 'settlement',
    says: 'Offer a clear way out: repair by a date, or part of the money back. Send it with proof of delivery.',
    risk: 'A deal can end your other rights.',
    notWhen: 'You may still withdraw. Then you get all back.',
    law: cite('bgb', '779'),
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'fourteen-days',
    says: 'Online buys: 14 days to withdraw, with no reason.',
    when: ONLINE,
    law: cite('bgb', '355'),
  },
  {
    id: 'two-years',
    says: 'For faults you have two years. In the first year the seller must prove it was fine.',
    when: FAULTY,
    law: cite('bgb', '477', { provision: '§§ 438, 477' }),
  },
  {
    id: 'seller-not-maker',
    says: 'Your rights are against the seller. A guarantee of the maker comes on top.',
    when: FAULTY,
    law: cite('bgb', '443', { provision: '§§ 437, 443' }),
  },
  {
    id: 'no-yes-no-contract',
    says: 'Silence is no yes. Goods that you did not order cost you nothing.',
    when: ['unordered', 'never ordered', 'bill'],
    law: cite('bgb', '241a'),
  },
])
