/** Buying and services in the United States: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'consumer', checkBy: '2027-05-31' } as const
const CARD = ['card', 'credit card', 'charge', 'charged', 'refund', 'dispute']
const FAULTY = ['broken', 'defective', 'warranty', 'repair', 'lemon', 'car']
const HOSPITAL = ['hospital', 'medical', 'doctor', 'surprise bill', 'bill']
const CREDIT_BILLING = 'Fair Credit Billing Act'
const COMPLAIN = page(
  'Consumer Financial Protection Bureau',
  'submit a complaint',
  'https://www.consumerfinance.gov/complaint/',
)

export const CONSUMER_TACTICS = tacticsOf(SHEET, [
  {
    id: 'hold-payment',
    section: 'leverage',
    says: 'While a credit card billing error is looked into, you may hold back the disputed part. Pay the rest on time.',
    risk: 'If you lose, it is due with interest.',
    notWhen: 'You paid by debit card or cash.',
    when: CARD,
    law: code(15, '1666', CREDIT_BILLING),
  },
  {
    id: 'card-defenses',
    section: 'leverage',
    says: 'Will a seller not fix bad goods over $50, bought in your state or within 100 miles? Then you may hold it against the card firm too.',
    risk: 'You must first try with the seller, and still owe the sum.',
    notWhen: 'You have paid the whole card bill for it.',
    when: CARD,
    law: code(15, '1666i', CREDIT_BILLING),
  },
  {
    id: 'warranty-fees',
    section: 'leverage',
    says: 'Ask for the written warranty to be kept. If you sue and win, the maker may have to pay your lawyer.',
    risk: 'You must give them a fair chance to fix it first.',
    notWhen: 'The warranty has ended and no other duty applies.',
    when: FAULTY,
    law: code(15, '2310(d)', 'Magnuson-Moss Warranty Act'),
  },
  {
    id: 'cfpb-complaint',
    section: 'procedure',
    says: 'For a bank, card, loan or credit report, file a complaint with the CFPB. Firms mostly answer within 15 days.',
    risk: 'It does not stop a bill or a court case.',
    notWhen: 'It is a shop. Then write to the state attorney general.',
    when: ['bank', 'loan', 'credit', 'account'],
    law: COMPLAIN,
  },
  {
    id: 'small-claims',
    section: 'procedure',
    says: 'Write a demand with a date, then use small claims court. You need no lawyer. Many contracts with arbitration still allow it.',
    risk: 'There is a fee, and a win must still be collected.',
    notWhen: 'The firm is gone or bankrupt.',
    when: ['sue', 'court', 'refuse', 'contract'],
    law: page('USA.gov', 'small claims and complaints', 'https://www.usa.gov/consumer-complaints'),
  },
  {
    id: 'sixty-day-letter',
    section: 'timing',
    says: 'Write to the card firm at its billing address within 60 days of the statement with the error. It must answer in 30 days and decide in 90.',
    risk: 'A call alone does not keep your rights.',
    notWhen: 'The charge is right and you only changed your mind.',
    when: CARD,
    law: code(15, '1666(a)', CREDIT_BILLING),
  },
  {
    id: 'debit-two-days',
    section: 'timing',
    says: 'Report a lost debit card within two business days. Then you lose $50 at most. Report strange transfers within 60 days of the statement.',
    risk: 'After that the loss can be yours.',
    notWhen: 'You sent the money yourself. Still call the bank at once.',
    when: ['debit', 'stolen', 'bank', 'transfer', 'scam'],
    law: code(15, '1693g', 'Electronic Fund Transfer Act'),
  },
  {
    id: 'three-day-cancel',
    section: 'timing',
    says: 'Bought from a seller at your door or a hotel sale? You mostly have three business days to cancel. Sign and send the form.',
    risk: 'It does not cover online, phone or shop sales.',
    notWhen: 'The price is under $25 at home or $130 elsewhere.',
    when: ['door', 'salesman', 'cancel', 'timeshare'],
    law: rule(16, '429.1', 'FTC Cooling-Off Rule'),
  },
  {
    id: 'itemized-bill',
    section: 'disclosure',
    says: 'Ask a hospital for an itemized bill and its financial aid policy. Nonprofit hospitals must have one.',
    risk: 'You must show your income.',
    notWhen: 'The insurer has not answered yet. Then wait for its letter.',
    when: HOSPITAL,
    law: code(26, '501(r)', 'Internal Revenue Code: charity hospitals'),
  },
  {
    id: 'estimate-gap',
    section: 'disclosure',
    says: 'No insurance? Compare the bill with the good faith estimate. If it is $400 or more above, you may dispute it within 120 days.',
    risk: 'There is a small fee.',
    notWhen: 'You used insurance.',
    when: HOSPITAL,
    law: rule(45, '149.620', 'No Surprises Act: patient-provider dispute'),
  },
  {
    id: 'one-clear-ask',
    section: 'settlement',
    says: 'Ask for one thing by one date, and say what comes next: card dispute, attorney general, small claims. Keep it polite.',
    risk: 'Do not say you will do what you would not do.',
    notWhen: 'A deadline above ends first. Send that letter first.',
    law: COMPLAIN,
  },
])

export const CONSUMER_FACTS = factsOf(SHEET, [
  {
    id: 'sixty-days',
    says: 'You have 60 days from the statement to dispute a credit card error in writing.',
    when: CARD,
    law: code(15, '1666(a)', CREDIT_BILLING),
  },
  {
    id: 'surprise-bills',
    says: 'Emergency care may mostly not cost you more because the hospital was out of network.',
    when: HOSPITAL,
    law: code(42, '300gg-111', 'No Surprises Act'),
  },
  {
    id: 'ship-or-refund',
    says: 'An online seller must ship in the time it said, or 30 days. If not, you can have your money back.',
    when: ['online', 'shipping', 'delivery', 'order'],
    law: rule(16, '435.2', 'Mail, Internet, or Telephone Order Merchandise Rule'),
  },
  {
    id: 'debit-loss',
    says: 'Report a lost debit card in two business days, and you lose $50 at most.',
    when: ['debit', 'stolen', 'bank'],
    law: code(15, '1693g', 'Electronic Fund Transfer Act'),
  },
  {
    id: 'easy-end',
    says: 'An online plan that renews needs your clear consent and a simple way to stop it.',
    when: ['subscription', 'renew', 'trial', 'cancel'],
    law: code(15, '8403', "Restore Online Shoppers' Confidence Act"),
  },
])
