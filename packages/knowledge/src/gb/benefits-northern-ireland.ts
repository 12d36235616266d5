/** Too much benefit paid in Northern Ireland. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const OVERPAID_SAID: Test = { says: ['overpaid', 'overpayment', 'paid too much'] }
/** Student money is paid back under the law of education, to another body. */
const STUDENT_MONEY: Test = {
  says: ['student loans company', 'student finance', 'maintenance grant', 'tuition fee loan'],
}
const NI_OVERPAID_LAW: Authority = {
  title: 'Social Security Administration (Northern Ireland) Act 1992',
  provision: 'sections 69 and 69ZB (getting back what was overpaid)',
  url: 'https://www.legislation.gov.uk/ukpga/1992/8/section/69ZB',
  inForceFrom: '2017-09-27',
}

const NI_OVERPAID_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['BENEFIT_OVERPAYMENT', 'ENQUIRY'],
  when: { all: [OVERPAID_SAID], not: [STUDENT_MONEY] },
} satisfies Partial<Rule>

const NI_OVERPAID_LETTER_ROW = {
  ...CHECKED,
  nations: ['northern_ireland'],
  kinds: ['BENEFIT_OVERPAYMENT'],
  when: { all: [OVERPAID_SAID], not: [STUDENT_MONEY] },
} satisfies Partial<Rule>

export const BENEFITS_NORTHERN_IRELAND: readonly Rule[] = [
  {
    ...NI_OVERPAID_LETTER_ROW,
    id: 'gb.ni-benefit.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 6,
    says: 'The Department for Communities says that it paid you too much, and wants it back.',
    authority: NI_OVERPAID_LAW,
  },
  {
    ...NI_OVERPAID_ROW,
    id: 'gb.ni-benefit.right-less',
    kind: 'right',
    rank: 7,
    says: 'Universal Credit can be taken back even when the mistake was theirs. You can ask for smaller sums, or that they let it go if you would suffer. Older benefits need a fault of yours.',
    authority: NI_OVERPAID_LAW,
  },
  {
    ...NI_OVERPAID_LETTER_ROW,
    id: 'gb.ni-benefit.step',
    kind: 'step',
    list: 'first',
    rank: 7,
    says: 'Ask how each sum was worked out. If it is wrong, ask within one month for a new look. Send a list of your costs and what you can pay.',
    authority: NI_OVERPAID_LAW,
  },
]
