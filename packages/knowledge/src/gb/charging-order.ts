/** An order that ties a judgment to a home or land (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

const ACT = 'https://www.legislation.gov.uk/ukpga/1979/53/section'
const PART_73 = 'https://www.justice.gov.uk/courts/procedure-rules/civil/rules/part73'

const CHARGED = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ENGLAND_AND_WALES,
  kinds: ['COURT_JUDGMENT'],
  when: { all: [{ says: ['charging order', 'shall stand charged', 'stand charged with'] }] },
} satisfies Partial<Rule>

export const CHARGING_ORDER: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'gb.charge.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 3,
    says: 'The court ties the debt to your home or land. You need not move out. The debt is paid when it is sold.',
    authority: {
      title: 'Charging Orders Act 1979',
      provision: 'sections 1 to 3',
      url: `${ACT}/1`,
      inForceFrom: '1980-06-03',
    },
  },
  {
    ...CHARGED,
    id: 'gb.charge.right-object',
    kind: 'right',
    rank: 3,
    dayToAct: 'open',
    when: { all: [{ says: ['interim charging order', 'interim order'] }] },
    says: 'You can object before the order becomes final. Write your reasons to the court and to the creditor. You mostly have 28 days from getting the papers; the order says how long.',
    authority: {
      title: 'Civil Procedure Rules 1998',
      provision: 'CPR 73.10 and 73.10A (objections to a final charging order)',
      url: PART_73,
      inForceFrom: '2016-04-06',
    },
  },
  {
    ...CHARGED,
    id: 'gb.charge.right-weigh',
    kind: 'right',
    rank: 4,
    says: 'The judge must look at your own situation, and at whether other creditors would lose out. It counts for you if you paid every instalment that a court set.',
    authority: {
      title: 'Charging Orders Act 1979',
      provision: 'section 1(5) to (8) (what the court must look at)',
      url: `${ACT}/1`,
      inForceFrom: '2012-10-01',
    },
  },
  {
    ...CHARGED,
    id: 'gb.charge.right-no-sale',
    kind: 'right',
    rank: 5,
    says: 'This order sells nothing. For a sale they need a new claim and a judge. No sale is ordered while you pay the instalments of the court, or for less than £1,000 of credit.',
    authority: {
      title: 'Charging Orders Act 1979',
      provision:
        'section 3, with CPR 73.10C and the Charging Orders (Orders for Sale: Financial Thresholds) Regulations 2013',
      url: `${ACT}/3`,
      inForceFrom: '2013-04-06',
    },
  },
  {
    ...CHARGED,
    id: 'gb.charge.right-shared-home',
    kind: 'right',
    rank: 6,
    says: 'Do you own the home with someone else? Then only your share is charged. Before a sale the court looks at the children who live there, and why you bought it together.',
    authority: {
      title: 'Trusts of Land and Appointment of Trustees Act 1996',
      provision: 'sections 14 and 15 (sale of a shared home)',
      url: 'https://www.legislation.gov.uk/ukpga/1996/47/section/15',
      inForceFrom: '1997-01-01',
    },
  },
]
