/** A criminal charge that one magistrate decides on paper: how to answer it, whoever prosecutes. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const HOW_TO_ANSWER: Authority = {
  title: 'GOV.UK: Single justice procedure notices',
  provision: 'How to respond, and what happens if you do not',
  url: 'https://www.gov.uk/single-justice-procedure-notices',
  inForceFrom: '2015-04-13',
}
const CHARGE = {
  ...CHECKED,
  nations: ENGLAND_AND_WALES,
  kinds: ['TV_LICENCE_LETTER', 'OTHER', 'PENALTY_CHARGE_NOTICE', 'COURT_CLAIM'],
  papers: ['single_justice_notice'],
  authority: HOW_TO_ANSWER,
} satisfies Partial<Rule>

export const SINGLE_JUSTICE: readonly Rule[] = [
  {
    ...CHARGE,
    id: 'gb.single-justice.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    says: 'If you do not answer in 21 days, a magistrate can find you guilty and fine you without you.',
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.rights',
    kind: 'fact',
    slot: 'your_rights',
    rank: 3,
    says: 'You can plead guilty or not guilty, tell your side, and ask for a hearing in court.',
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.step-answer',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Answer within 21 days of the date on the notice, online or with the form. Keep proof that you sent it.',
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.step-advice',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Get legal advice before you choose your plea. Try Citizens Advice, a law centre or a solicitor.',
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.step-means',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Fill in the form about your income. The court uses it to set a fine that you can pay.',
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.option-answer',
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
    ...CHARGE,
    id: 'gb.single-justice.right-plea',
    kind: 'right',
    rank: 5,
    says: 'If you did it and say so in your first answer, the fine is mostly a third lower. If you did not, say not guilty: then there is a hearing.',
    authority: {
      title: 'Sentencing Code (Sentencing Act 2020)',
      provision:
        'section 73 (reduction for a guilty plea), with the guideline of the Sentencing Council',
      url: 'https://www.legislation.gov.uk/ukpga/2020/17/section/73',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.right-never-knew',
    kind: 'right',
    rank: 6,
    says: 'If you were convicted and never knew of the case, make a statutory declaration within 21 days of learning of it. The conviction then falls away and you can answer.',
    authority: {
      title: 'Magistrates’ Courts Act 1980',
      provision: 'section 16E (conviction on paper of somebody who did not know)',
      url: 'https://www.legislation.gov.uk/ukpga/1980/43/section/16E',
      inForceFrom: '2015-04-13',
    },
  },
  {
    ...CHARGE,
    id: 'gb.single-justice.warn',
    kind: 'warning',
    severity: 'high',
    needsProfessional: true,
    rank: 3,
    says: 'Do not ignore this. A court can find you guilty without you, fine you and add costs. Driving charges can bring points too.',
  },
]
