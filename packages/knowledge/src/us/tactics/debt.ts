/** Debt in the United States: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'debt', checkBy: '2027-05-31' } as const
const COLLECTOR = ['collector', 'collection', 'collections', 'agency', 'calls', 'calling']
const SUED = ['sued', 'lawsuit', 'summons', 'court', 'complaint', 'judgment']
const FDCPA = 'Fair Debt Collection Practices Act'
const SUED_PAGE = page(
  'Consumer Financial Protection Bureau',
  'what to do if a debt collector sues you',
  'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-im-sued-by-a-debt-collector-or-creditor-en-334/',
)
const SETTLE_PAGE = page(
  'Consumer Financial Protection Bureau',
  'how to negotiate a settlement with a debt collector',
  'https://www.consumerfinance.gov/ask-cfpb/how-do-i-negotiate-a-settlement-with-a-debt-collector-en-1447/',
)

export const DEBT_TACTICS = tacticsOf(SHEET, [
  {
    id: 'wage-limit',
    section: 'leverage',
    says: 'Work out what a court could take. For most debts it is 25% of take-home pay at most, and nothing from very low pay. Some states allow less.',
    risk: 'Child support, taxes and student loans have other limits.',
    notWhen: 'You earn well and owe the debt. Then a plan is mostly cheaper.',
    when: ['wages', 'garnish', 'garnishment', 'paycheck', ...SUED],
    law: code(15, '1673', 'Consumer Credit Protection Act'),
  },
  {
    id: 'safe-benefits',
    section: 'leverage',
    says: 'Tell the collector if you live on Social Security, SSI or VA money. If it is paid straight in, a bank must mostly leave two months of it alone.',
    risk: 'It does not hold against child support or debts to the federal government.',
    notWhen: 'You move the money to another account. It is then harder to prove.',
    when: ['social security', 'ssi', 'ssdi', 'veteran', 'bank', 'levy', 'frozen'],
    law: rule(31, '212.6', 'Garnishment of accounts containing federal benefit payments'),
  },
  {
    id: 'collector-pays',
    section: 'leverage',
    says: 'If a collector breaks the law, you can sue within one year for up to $1,000 plus your loss and your lawyer. Many lawyers take such cases without a fee from you.',
    risk: 'A suit without cause can cost you.',
    notWhen: 'The caller is the first lender. This law is for collectors.',
    when: ['threat', 'threaten', 'harass', 'harassment', 'abusive', ...COLLECTOR],
    law: code(15, '1692k', FDCPA),
  },
  {
    id: 'answer-suit',
    section: 'procedure',
    says: 'File an answer with the court by the day on the summons. Deny what you do not know, and make them prove that they own the debt and the sum.',
    risk: 'There may be a fee. Ask for a waiver if your income is low.',
    notWhen: 'You have not been served. Then keep the paper and get legal aid now.',
    when: SUED,
    law: SUED_PAGE,
  },
  {
    id: 'stop-contact',
    section: 'procedure',
    says: 'You may write to a collector to stop contact. Then it may only tell you that it stops or that it will take a step such as a suit.',
    risk: 'It may sue sooner, and you may miss an offer.',
    notWhen: 'You want to bargain. Then limit times and ways of contact.',
    when: COLLECTOR,
    law: code(15, '1692c(c)', FDCPA),
  },
  {
    id: 'thirty-day-dispute',
    section: 'disclosure',
    says: 'Dispute in writing within 30 days of the validation notice and ask for proof. The collector must stop until it sends it.',
    risk: 'A suit that is already filed does not stop.',
    notWhen: 'Court papers have come. Then answer the court as well.',
    when: COLLECTOR,
    law: code(15, '1692g(b)', FDCPA),
  },
  {
    id: 'credit-report',
    section: 'disclosure',
    says: 'Get your free reports at annualcreditreport.com and dispute errors with the bureau. It must mostly look into it within 30 days.',
    risk: 'A true entry stays, mostly for seven years.',
    notWhen: 'The entry is right and recent.',
    when: ['credit report', 'credit score', 'mistake', 'not mine', 'identity'],
    law: code(15, '1681i', 'Fair Credit Reporting Act'),
  },
  {
    id: 'too-old',
    section: 'timing',
    says: 'Ask how old the debt is before you pay or promise. A collector may not sue or threaten to sue on a debt past the time limit of the state.',
    risk: 'In many states a payment or a promise starts the time again.',
    notWhen: 'A suit has come. Then you must say in your answer that it is too old.',
    when: ['old', 'years ago', 'time barred', 'zombie'],
    law: rule(12, '1006.26(b)', 'Regulation F'),
  },
  {
    id: 'bankruptcy-stop',
    section: 'timing',
    says: 'If debts are far beyond you, ask legal aid about bankruptcy. Filing stops most calls, suits and wage cuts at once.',
    risk: 'It stays on your report for up to ten years and has a cost.',
    notWhen: 'You own much beyond what the law lets you keep, or the debt is small.',
    when: ['bankruptcy', 'cannot pay', "can't pay", 'garnish', 'foreclosure'],
    law: code(11, '362', 'Bankruptcy Code'),
  },
  {
    id: 'written-deal',
    section: 'settlement',
    says: 'Start low, and name one sum that you can pay. Get the deal in writing before you pay: the sum, the date, and that the rest ends.',
    risk: 'Debt forgiven can count as income for tax.',
    notWhen: 'The debt is past its time limit or not yours.',
    when: ['settle', 'offer', 'lump sum', 'deal'],
    law: SETTLE_PAGE,
  },
])

export const DEBT_FACTS = factsOf(SHEET, [
  {
    id: 'thirty-days',
    says: 'You have 30 days after the validation notice to dispute a debt in writing. The collector must then pause.',
    when: COLLECTOR,
    law: code(15, '1692g(b)', FDCPA),
  },
  {
    id: 'call-hours',
    says: 'Collectors may not call before 8 a.m. or after 9 p.m., or at work once they know you may not take calls there.',
    when: COLLECTOR,
    law: code(15, '1692c(a)', FDCPA),
  },
  {
    id: 'answer-suit',
    says: 'If you are sued, file an answer in time. If you do not, the court can give them all they ask.',
    when: SUED,
    law: SUED_PAGE,
  },
  {
    id: 'quarter-of-pay',
    says: 'Most creditors can take 25% of your take-home pay at most, and only after a judgment.',
    when: ['wages', 'garnish', 'garnishment'],
    law: code(15, '1673', 'Consumer Credit Protection Act'),
  },
  {
    id: 'seven-years',
    says: 'Most unpaid debts may stay on your credit report for seven years.',
    when: ['credit report', 'old'],
    law: code(15, '1681c', 'Fair Credit Reporting Act'),
  },
])
