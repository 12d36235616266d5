/** Letters, texts and emails that look like a scam: facts and rights. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { SCAM_SIGNS } from './scam-signs.ts'
import { CHECK_IT, OMBUDSMAN, POLICE_SCOTLAND, REPORT_FRAUD } from './scam-sources.ts'
import { SCAM_STEPS } from './scam-steps.ts'
import { REIMBURSEMENT } from './several-kinds.ts'

const LETTER = {
  country: 'gb',
  kinds: ['SCAM_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>
const UNAUTHORISED: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulations 74, 76 and 77',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/76',
  inForceFrom: '2018-01-13',
}
const FRAUD_ACT: Authority = {
  title: 'Fraud Act 2006',
  provision: 'section 2',
  url: 'https://www.legislation.gov.uk/ukpga/2006/35/section/2',
  inForceFrom: '2007-01-15',
}

const OUTSIDE_SCOTLAND = {
  nations: ['england', 'wales', 'northern_ireland'],
} satisfies Partial<Rule>
const BANK_WORDS = [
  'bank',
  'account',
  'barclays',
  'hsbc',
  'lloyds',
  'natwest',
  'santander',
  'monzo',
  'halifax',
  'nationwide',
  'tsb',
  'starling',
  'card',
]

const FACTS: readonly Rule[] = [
  {
    ...LETTER,
    id: 'gb.scam.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'They want you to act before you think.',
    authority: FRAUD_ACT,
    ...OUTSIDE_SCOTLAND,
  },
  {
    ...LETTER,
    id: 'gb.scam.want-scotland',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    nations: ['scotland'],
    says: 'They want you to act before you think.',
    authority: POLICE_SCOTLAND,
  },
  {
    ...LETTER,
    id: 'gb.scam.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This has the marks of a scam. Nothing bad will happen because you stop and check. A real firm will let you take time.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 10,
    says: 'We cannot tell who sent this. The name on it may be borrowed from a real firm. Treat it as a stranger.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.rights-summary',
    kind: 'fact',
    slot: 'your_rights',
    rank: 10,
    says: 'You owe nothing to a scammer. If you have paid, tell your bank now. In many cases the bank must give the money back.',
    authority: REIMBURSEMENT,
  },
  {
    ...LETTER,
    id: 'gb.scam.cannot-arrest',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    when: {
      any: [
        { threat: ['prison', 'prosecution'] },
        { says: ['arrest', 'arrested', 'warrant', 'police', 'prison', 'jail'] },
      ],
    },
    says: 'No real police force or tax office asks you to pay by phone, gift card or bitcoin to stop an arrest.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.cannot-freeze',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    when: { any: [{ says: BANK_WORDS }] },
    says: 'Your real bank will never ask for your full PIN or password, or tell you to move money to a "safe account".',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.know-159',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 10,
    says: 'You can call 159 to reach your bank safely. It works for most banks, and it never calls you.',
    learnMore: 'If a caller says they are your bank, hang up, wait five minutes, and dial 159.',
    authority: CHECK_IT,
  },
  {
    ...LETTER,
    id: 'gb.scam.org-report-fraud',
    kind: 'fact',
    slot: 'organisation',
    rank: 10,
    says: 'Report Fraud took the place of Action Fraud in December 2025. You can report online, or call 0300 123 2040.',
    authority: REPORT_FRAUD,
    ...OUTSIDE_SCOTLAND,
  },
]

const RIGHTS: readonly Rule[] = [
  {
    ...LETTER,
    id: 'gb.scam.right-reimbursed',
    kind: 'right',
    rank: 10,
    says: 'If you were tricked into a UK bank transfer since 7 October 2024, your bank must in most cases pay you back, up to £85,000.',
    authority: REIMBURSEMENT,
  },
  {
    ...LETTER,
    id: 'gb.scam.right-five-days',
    kind: 'right',
    rank: 20,
    says: 'The bank should pay within five working days of your claim. It can pause to ask questions, but must decide within 35 working days.',
    authority: REIMBURSEMENT,
  },
  {
    ...LETTER,
    id: 'gb.scam.right-excess',
    kind: 'right',
    rank: 30,
    says: 'The bank may keep back up to £100 of a claim. It may not do so if you were vulnerable to the scam.',
    authority: REIMBURSEMENT,
  },
  {
    ...LETTER,
    id: 'gb.scam.right-unauthorised',
    kind: 'right',
    rank: 40,
    says: 'If money left your account and you did not agree to it, tell the bank. In most cases it must refund you by the end of the next working day.',
    authority: UNAUTHORISED,
  },
  {
    ...LETTER,
    id: 'gb.scam.right-ombudsman',
    kind: 'right',
    rank: 50,
    says: 'If the bank says no, complain to it. Then you can go to the Financial Ombudsman for free, within six months of its final answer.',
    authority: OMBUDSMAN,
  },
  {
    ...LETTER,
    id: 'gb.scam.right-no-debt',
    kind: 'right',
    rank: 60,
    says: 'You have the right to ask anyone who says you owe money to prove who they are and what it is for.',
    authority: CHECK_IT,
  },
]

export const SCAM: readonly Rule[] = [...FACTS, ...SCAM_STEPS, ...RIGHTS, ...SCAM_SIGNS]
