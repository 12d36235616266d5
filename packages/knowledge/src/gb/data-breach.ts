/** A notice that personal data got out: how to stay safe, and what the firm owes. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { GUIDANCE } from './authority.ts'
import { CHECKED } from './cite-law.ts'

const BREACH = {
  ...CHECKED,
  kinds: ['OTHER'],
  papers: ['data_breach'],
} satisfies Partial<Rule>

const BANK_DATA: Test = {
  says: [
    'bank details',
    'bank account details',
    'bank account number',
    'bank account numbers',
    'account number',
    'account numbers',
    'sort code',
    'sort codes',
    'card details',
    'card number',
    'card numbers',
    'payment details',
    'payment card',
    'financial information',
  ],
}
const IDENTITY_DATA: Test = {
  says: [
    'passport',
    'passports',
    'driving licence',
    'national insurance number',
    'national insurance numbers',
    'date of birth',
    'dates of birth',
    'identity documents',
  ],
}

const gdpr = (provision: string, article: string): Authority => ({
  title: 'UK General Data Protection Regulation',
  provision,
  url: `https://www.legislation.gov.uk/eur/2016/679/article/${article}`,
  inForceFrom: '2020-12-31',
})
const TOLD = gdpr('Articles 33 and 34', '34')
const COPY = gdpr('Articles 12 and 15', '15')
const SECURE = gdpr('Articles 5(1)(f) and 32', '32')
const DAMAGES = gdpr('Article 82, with Data Protection Act 2018, section 168', '82')
const COMPLAINT: Authority = {
  title: 'Data Protection Act 2018',
  provision: 'sections 164A and 165 (complaints to the firm and to the Commissioner)',
  url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
  inForceFrom: '2026-06-19',
}
const NOT_AUTHORISED: Authority = {
  title: 'Payment Services Regulations 2017',
  provision: 'regulations 75 to 77',
  url: 'https://www.legislation.gov.uk/uksi/2017/752/regulation/76',
  inForceFrom: '2018-01-13',
}

export const DATA_BREACH: readonly Rule[] = [
  {
    ...BREACH,
    id: 'gb.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'That data got out does not mean that anyone has used it. A few quick steps make misuse much harder.',
    authority: TOLD,
  },
  {
    ...BREACH,
    id: 'gb.breach.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'If someone takes money from your account without your leave, your bank must in most cases give it back. Tell it at once.',
    authority: NOT_AUTHORISED,
  },
  {
    ...BREACH,
    id: 'gb.breach.right-copy',
    kind: 'right',
    rank: 9,
    says: 'You can ask them for free what data of yours they hold and what got out. They have one month to answer.',
    authority: COPY,
  },
  {
    ...BREACH,
    id: 'gb.breach.right-answer',
    kind: 'right',
    rank: 10,
    says: 'If you complain, they must confirm it within 30 days, look into it and tell you the result.',
    authority: COMPLAINT,
  },
  {
    ...BREACH,
    id: 'gb.breach.right-secure',
    kind: 'right',
    rank: 12,
    says: 'They had to keep your data safe with measures that fit the risk. If they did not, that helps a claim.',
    authority: SECURE,
  },
  {
    ...BREACH,
    id: 'gb.breach.step-genuine',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: "Make sure that the notice is real: go to the firm's own site yourself. Use no link or number from a message.",
    authority: GUIDANCE.checkIt,
  },
  {
    ...BREACH,
    id: 'gb.breach.step-password',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'Did you use that password elsewhere? Change it there too, and turn on two-step login.',
    authority: GUIDANCE.checkIt,
  },
  {
    ...BREACH,
    id: 'gb.breach.step-watch',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Do they offer free credit monitoring? Take it before its last day, and keep this letter as proof.',
    authority: GUIDANCE.checkIt,
  },
  {
    ...BREACH,
    id: 'gb.breach.option-complain',
    kind: 'option',
    option: 'complain',
    rank: 5,
    title: 'Complain to the firm, then the ICO',
    says: "Write to the firm and ask what got out, how, and what it will do for you. If the answer is poor, go to the Information Commissioner's Office.",
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'None. The ICO cannot award you money.',
    bestFor: 'You want answers and better care.',
    authority: COMPLAINT,
  },
  {
    ...BREACH,
    id: 'gb.breach.option-claim',
    kind: 'option',
    option: 'negotiate',
    rank: 8,
    title: 'Ask for compensation',
    says: 'Write down the harm: money lost, time, real distress. Ask the firm for a fair sum before you think of court.',
    cost: 'Nothing to ask. Court has a fee.',
    time: 'Weeks, or a year in court.',
    risk: 'Worry alone may bring little. Claims firms may take a large part.',
    bestFor: 'You lost money or were badly upset.',
    authority: DAMAGES,
  },
  {
    ...BREACH,
    id: 'gb.breach.option-watch',
    kind: 'option',
    option: 'ignore_safely',
    rank: 10,
    title: 'Stay safe and wait',
    says: 'Take the safety steps, keep this notice, and wait to see if anything happens.',
    cost: 'Nothing.',
    time: 'An hour now.',
    risk: 'Low. You can still complain or claim later.',
    bestFor: 'Little got out, or nothing has happened.',
    authority: TOLD,
  },
  {
    ...BREACH,
    id: 'gb.breach.insight-bank',
    kind: 'insight',
    severity: 'high',
    rank: 5,
    when: { all: [BANK_DATA] },
    says: 'This letter speaks of bank or card data. Thieves use it to sound real when they call you.',
    actionable:
      'Dial 159 to reach your bank safely. No bank asks you to move money to keep it safe.',
    confidence: 0.9,
    authority: NOT_AUTHORISED,
  },
  {
    ...BREACH,
    id: 'gb.breach.insight-identity',
    kind: 'insight',
    severity: 'medium',
    rank: 7,
    when: { all: [IDENTITY_DATA] },
    says: 'With such data someone could try to borrow money in your name.',
    actionable:
      'Look at your credit report, free at each agency. If you see a loan that is not yours, tell the lender and the agency at once.',
    confidence: 0.8,
    authority: GUIDANCE.checkIt,
  },
  {
    ...BREACH,
    id: 'gb.breach.warn-calls',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: 'After a breach, calls and emails may claim to be from this firm or your bank. Hang up and call back on a number that you know.',
    authority: GUIDANCE.checkIt,
  },
]
