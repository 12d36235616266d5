/** The last answer of a firm to a complaint, and the ombudsmen who can look at it next. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const REFUSED = {
  ...CHECKED,
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'UTILITY_BILL_DEMAND', 'INSURANCE_DECISION', 'OTHER'],
  papers: ['complaint_refused'],
} satisfies Partial<Rule>

const FINANCIAL: Test = { says: ['financial ombudsman', 'financial ombudsman service'] }
const OF_MONEY = { ...REFUSED, when: { all: [FINANCIAL] } } satisfies Partial<Rule>

/** Money that somebody sent to a fraudster, or that was taken. */
const FRAUD: Test = {
  says: [
    'authorised push payment',
    'app scam',
    'app fraud',
    'scam',
    'scammer',
    'scammers',
    'fraud',
    'fraudster',
    'fraudsters',
    'fraudulent',
    'pretended to be',
    'impersonated',
    'impersonating',
    'impersonation',
    'tricked',
    'reimbursement rules',
    'consumer standard of caution',
  ],
}
const LOST_TO_FRAUD = { ...REFUSED, when: { all: [FINANCIAL, FRAUD] } } satisfies Partial<Rule>

const SIX_MONTHS: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 2.8.2R (six months from the final response)',
  url: 'https://handbook.fca.org.uk/handbook/DISP/2/8.html',
  inForceFrom: '2001-12-01',
}
const FAIR_DECISION: Authority = {
  title: 'Financial Services and Markets Act 2000',
  provision: 'section 228, with DISP 3.6',
  url: 'https://www.legislation.gov.uk/ukpga/2000/8/section/228',
  inForceFrom: '2001-12-01',
}
const FREE_OF_CHARGE: Authority = {
  title: 'Financial Ombudsman Service',
  provision: 'how to complain, under Financial Services and Markets Act 2000, section 226',
  url: 'https://www.financial-ombudsman.org.uk/consumers/how-to-complain',
  inForceFrom: '2001-12-01',
}
const PAID_BACK: Authority = {
  title: 'Payment Systems Regulator: reimbursement of authorised push payment scams',
  provision:
    'Specific Direction 20 and the Faster Payments reimbursement rules, under the Financial Services and Markets Act 2023, section 72',
  url: 'https://www.psr.org.uk/information-for-consumers/app-fraud-reimbursement-protections/',
  inForceFrom: '2024-10-07',
}
const NOT_AUTHORISED: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulations 75 to 77',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/76',
  inForceFrom: '2018-01-13',
}
const COURT: Authority = {
  title: 'GOV.UK: make a court claim for money',
  provision: 'Before you claim, fees and how to claim',
  url: 'https://www.gov.uk/make-court-claim-for-money',
  inForceFrom: '2012-10-17',
}
const OTHER_SCHEMES: Authority = {
  title: 'GOV.UK: consumer protection rights',
  provision: 'Who to ask for advice, and ways to settle a dispute',
  url: 'https://www.gov.uk/consumer-protection-rights',
  inForceFrom: '2015-10-01',
}

export const COMPLAINT_REFUSED: readonly Rule[] = [
  {
    ...REFUSED,
    id: 'gb.refused.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'This is the last word of the firm, not of your case. An ombudsman looks at it afresh and takes no side.',
    authority: OTHER_SCHEMES,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.deadline-fos',
    kind: 'deadline',
    rank: 5,
    terms: { trigger: 'letter', count: 6, unit: 'months', roll: 'none' },
    weight: 'main',
    example: {
      clause: 'Six months from the date on which the final response was sent',
      trigger: '2026-11-03',
      result: '2027-05-03',
    },
    says: 'You have six months from the date of the final answer.',
    action: 'Send your complaint to the Financial Ombudsman Service',
    consequence:
      'After that it can look at it only if the firm agrees or something exceptional held you up.',
    authority: SIX_MONTHS,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.right-free',
    kind: 'right',
    rank: 5,
    says: 'The Financial Ombudsman Service is free for you. You need no lawyer and no claims firm.',
    authority: FREE_OF_CHARGE,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.right-fair',
    kind: 'right',
    rank: 7,
    says: 'It decides what is fair and reasonable, and not only what the small print says. So it can say yes where the firm said no.',
    authority: FAIR_DECISION,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.right-binding',
    kind: 'right',
    rank: 8,
    says: 'If you accept its final decision, the firm must do what it says. If you do not accept it, you can still go to court.',
    authority: FAIR_DECISION,
  },
  {
    ...LOST_TO_FRAUD,
    id: 'gb.refused.right-app',
    kind: 'right',
    rank: 4,
    says: 'For UK bank transfers since 7 October 2024, banks must in most cases pay fraud victims back, up to £85,000. That you made the payment yourself is no answer.',
    authority: PAID_BACK,
  },
  {
    ...LOST_TO_FRAUD,
    id: 'gb.refused.right-app-refusal',
    kind: 'right',
    rank: 5,
    says: 'The bank must prove that you were grossly careless, such as by ignoring its clear warning. If you were vulnerable and so fell for it, this does not count.',
    authority: PAID_BACK,
  },
  {
    ...LOST_TO_FRAUD,
    id: 'gb.refused.right-not-authorised',
    kind: 'right',
    rank: 6,
    says: 'A payment that you did not make or agree to must in most cases be paid back by the end of the next business day.',
    authority: NOT_AUTHORISED,
  },
  {
    ...LOST_TO_FRAUD,
    id: 'gb.refused.know-app',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 8,
    says: 'The bank may keep back up to £100 of the sum, but not from a vulnerable person. The claim must come within 13 months of the last payment.',
    authority: PAID_BACK,
  },
  {
    ...REFUSED,
    id: 'gb.refused.step-gather',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Put this answer, your complaint and your proof together: bills, messages, dates of calls.',
    authority: OTHER_SCHEMES,
  },
  {
    ...REFUSED,
    id: 'gb.refused.step-write',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Write in a few lines what happened, what the answer gets wrong and what you want.',
    authority: OTHER_SCHEMES,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.step-fos',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Send it with the online form of the Financial Ombudsman Service, or call 0800 023 4567. They help you to fill it in.',
    authority: FREE_OF_CHARGE,
  },
  {
    ...OF_MONEY,
    id: 'gb.refused.option-fos',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Go to the Financial Ombudsman Service',
    says: 'An investigator looks at both sides first. If you or the firm disagree, an ombudsman decides.',
    cost: 'Nothing.',
    time: 'Often some months.',
    risk: 'None. You keep your right to go to court until you accept a final decision.',
    bestFor: 'You think the answer is unfair.',
    authority: FAIR_DECISION,
  },
  {
    ...REFUSED,
    id: 'gb.refused.option-again',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    title: 'Ask the firm to look again',
    says: 'Only if you have new facts: send them and ask for a new answer by a day.',
    cost: 'Nothing.',
    time: 'One or two weeks.',
    risk: 'The time for the ombudsman goes on running.',
    bestFor: 'You found new proof.',
    authority: OTHER_SCHEMES,
  },
  {
    ...REFUSED,
    id: 'gb.refused.option-court',
    kind: 'option',
    option: 'dispute',
    rank: 10,
    nations: ['england', 'wales'],
    title: 'Go to court instead',
    says: 'A claim for a smaller sum goes to the small claims track. Send a letter before claim first.',
    cost: 'A court fee. On a low income you can ask for help with it.',
    time: 'Many months.',
    risk: 'If you lose, you lose the fee.',
    bestFor: 'No ombudsman can help, or you do not accept its decision.',
    authority: COURT,
  },
]
