/** A letter about rent or the end of a tenancy that keeps money from the deposit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { CHECKED, cite, ENGLAND_AND_WALES } from './cite-law.ts'

const DEPOSIT_SAID: Test = { says: ['deposit', 'deposit held', 'your deposit', 'dps'] }
const KEPT_SAID: Test = {
  says: [
    'deduct',
    'deducted',
    'deduction',
    'deductions',
    'check-out',
    'checkout',
    'check out',
    'cleaning',
    'end of tenancy',
    'withhold',
    'retain',
  ],
}

const END = {
  ...CHECKED,
  checkedOn: '2026-11-22',
  kinds: ['RENT_ARREARS_LETTER'],
  when: { all: [DEPOSIT_SAID, KEPT_SAID] },
} satisfies Partial<Rule>

export const DEPOSIT_AT_THE_END: readonly Rule[] = [
  {
    ...END,
    nations: ENGLAND_AND_WALES,
    id: 'gb.deposit-end.right-scheme',
    kind: 'right',
    rank: 2,
    says: 'You can say no to each sum. The deposit scheme then decides, free of charge. You do not pay for fair wear, nor for new things in place of old ones.',
    authority: {
      title: 'Housing Act 2004',
      provision:
        'sections 212 and 213 and Schedule 10; in Wales Renting Homes (Wales) Act 2016, section 45',
      url: 'https://www.legislation.gov.uk/ukpga/2004/34/schedule/10',
      inForceFrom: '2007-04-06',
    },
  },
  {
    ...END,
    nations: ['england'],
    id: 'gb.deposit-end.right-protected',
    kind: 'right',
    rank: 3,
    says: 'The deposit had to be in a scheme within 30 days, with papers that tell you which. If not, a court can award you one to three times the deposit.',
    authority: cite(
      'housing',
      'sections 213 and 214, as changed by Deregulation Act 2015, sections 30 to 33',
      'section/214',
    ),
  },
  {
    ...END,
    nations: ['england'],
    id: 'gb.deposit-end.right-fees',
    kind: 'right',
    rank: 4,
    says: 'They may not charge a set fee for cleaning or for checking you out. The home need only be as clean as when you came.',
    authority: cite('feesTenant', 'sections 1 and 3, with Schedule 1', 'section/1'),
  },
  {
    ...END,
    nations: ['scotland'],
    id: 'gb.deposit-end.right-scotland',
    kind: 'right',
    rank: 2,
    says: 'You can refuse each sum, and the scheme then decides for free. If the deposit was not in a scheme within 30 working days, the tribunal can award up to three times the deposit.',
    authority: {
      title: 'Tenancy Deposit Schemes (Scotland) Regulations 2011',
      provision: 'regulations 3, 9 and 10 and Part 6',
      url: 'https://www.legislation.gov.uk/ssi/2011/176/contents',
      inForceFrom: '2012-07-02',
    },
  },
  {
    ...END,
    nations: ['northern_ireland'],
    id: 'gb.deposit-end.right-ni',
    kind: 'right',
    rank: 2,
    says: 'You can refuse each sum, and the scheme then decides for free. If the deposit was not in a scheme within 28 days, tell the council.',
    authority: {
      title: 'Tenancy Deposit Schemes Regulations (Northern Ireland) 2012',
      provision: 'with Private Tenancies (Northern Ireland) Order 2006, articles 5A and 5B',
      url: 'https://www.legislation.gov.uk/nisr/2012/373/contents',
      inForceFrom: '2023-04-01',
    },
  },
]
