/** A court charge about a TV licence: how to answer it. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { COURT_CHARGE, TV } from './tv-licence-law.ts'

const SINGLE_JUSTICE: Authority = {
  title: 'GOV.UK: Single justice procedure notices',
  provision: 'How to respond, and what happens if you do not',
  url: 'https://www.gov.uk/single-justice-procedure-notices',
  inForceFrom: '2015-04-13',
}
const CHARGED = {
  ...TV,
  nations: ['england', 'wales'],
  when: { all: [COURT_CHARGE] },
  authority: SINGLE_JUSTICE,
} satisfies Partial<Rule>

export const TV_LICENCE_COURT: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'gb.tv.court-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'This is a criminal charge. The court wants your answer: guilty or not guilty.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'This is not a marketing letter. If you do not answer in 21 days, a magistrate can find you guilty and fine you without you.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 3,
    says: 'You can plead guilty or not guilty, tell your side, and ask for a hearing in court.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-step-answer',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer within 21 days of the date on the notice, online or with the form. Keep proof that you sent it.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-step-advice',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Get legal advice before you choose your plea. Try Citizens Advice, a law centre or a solicitor.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-step-means',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Fill in the form about your income. The court uses it to set a fine that you can pay.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-step-drop',
    kind: 'step',
    list: 'first',
    rank: 6,
    says: 'If you were very ill, in crisis or abused, write to TV Licensing as well. Send proof and ask it to drop the case.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-option-answer',
    kind: 'option',
    option: 'defend',
    rank: 3,
    title: 'Answer the charge in time',
    says: 'Say guilty or not guilty, and give your reasons and your income.',
    cost: 'Nothing to answer. A fine and costs if you are found guilty.',
    time: 'Within 21 days.',
    risk: 'With no answer you lose your say, and a fine for an early guilty plea is lower.',
    bestFor: 'Everyone who gets this notice.',
  },
  {
    ...CHARGED,
    id: 'gb.tv.court-warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 3,
    says: 'Do not ignore this. A court can find you guilty, fine you up to £1,000 and add costs.',
  },
]
