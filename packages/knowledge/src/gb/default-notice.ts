/** A default notice on a credit agreement: what follows, time order, goods on hire purchase. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const HIRE_SAID: Test = {
  says: [
    'hire purchase',
    'hire-purchase',
    'conditional sale',
    'the goods',
    'the vehicle',
    'car finance',
    'pcp',
  ],
}

const PAPER = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER'],
  papers: ['default_notice'],
} satisfies Partial<Rule>

const NOTICE: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 87 to 89',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/87',
  inForceFrom: '1985-05-19',
}
const NOTICE_AND_FORM: Authority = {
  ...NOTICE,
  provision:
    'section 88, with Consumer Credit (Enforcement, Default and Termination Notices) Regulations 1983 (what the notice must say)',
}
const TIME: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 129, 130 and 136 (time orders)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/129',
  inForceFrom: '1985-05-19',
}
const GOODS: Authority = {
  title: 'Consumer Credit Act 1974',
  provision: 'sections 90 to 92 (protected goods)',
  url: 'https://www.legislation.gov.uk/ukpga/1974/39/section/90',
  inForceFrom: '1985-05-19',
}
const CARE: Authority = {
  title: 'FCA Consumer Credit sourcebook (CONC)',
  provision: 'CONC 7.3 (customers in default or arrears difficulties)',
  url: 'https://handbook.fca.org.uk/handbook/CONC/7/3.html',
  inForceFrom: '2014-04-01',
}
const FILE: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 5, 16 and 17 (accuracy, storage)',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/5',
  inForceFrom: '2020-12-31',
}

export const DEFAULT_NOTICE: readonly Rule[] = [
  {
    ...PAPER,
    id: 'gb.default-notice.not-yet',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 2,
    says: 'Until the day in the notice the lender may not end the agreement, ask for the whole sum or take goods back for this.',
    authority: NOTICE,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.step-check',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Check the sum against your payments. Count the days: you need at least 14 from the day you got it.',
    authority: NOTICE_AND_FORM,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.right-time-order',
    kind: 'right',
    rank: 2,
    says: 'You can ask a court for a time order now. It can set smaller payments over a longer time, and sometimes less interest.',
    authority: TIME,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.right-care',
    kind: 'right',
    rank: 3,
    says: 'The lender must treat you with patience when you struggle. It must consider a plan, and lower or stopped interest.',
    authority: CARE,
  },
  {
    ...PAPER,
    when: { all: [HIRE_SAID] },
    id: 'gb.default-notice.right-goods',
    kind: 'right',
    rank: 2,
    says: 'Once you paid a third of the price on hire purchase, they need a court order to take the goods back. They need one to come onto your land for them too. You need not agree without one.',
    checkedOn: '2026-11-23',
    authority: GOODS,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.insight-file',
    dayToAct: 'open',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.9,
    rank: 3,
    says: 'A default stays on your credit file for six years, also when you pay later.',
    actionable:
      'Ask for a plan before the day, and ask them to record no default while you keep to it.',
    authority: FILE,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.option-cure',
    dayToAct: 'open',
    kind: 'option',
    option: 'pay',
    rank: 3,
    says: 'Pay only the missed sum. Then the law treats it as if nothing had happened, and the agreement goes on.',
    title: 'Pay what the notice asks by its day',
    cost: 'The missed sum in the notice.',
    time: 'Before the day in the notice.',
    risk: 'Do not leave rent, council tax or food unpaid for it.',
    bestFor: 'You have the money and agree with the sum.',
    authority: NOTICE,
  },
  {
    ...PAPER,
    id: 'gb.default-notice.option-time-order',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    says: 'An adviser helps you to show your income and what you can pay. The court sets what is fair.',
    title: 'Ask a court for a time order',
    cost: 'A court fee, often less on a low income.',
    time: 'Some weeks.',
    risk: 'If you miss the new payments, it can end.',
    bestFor: 'Your trouble passes, and you want to keep goods or home.',
    authority: TIME,
  },
]
