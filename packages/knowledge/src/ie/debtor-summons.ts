/** A summons to tell the District Court about your means after a judgment. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const MEANS: Test = {
  says: [
    'statement of means',
    'attendance of debtor',
    'examined as to your means',
    'examination of your means',
    'examined as to means',
    'instalment order',
    'enforcement of court orders',
  ],
}
const BEFORE_COURT: Test = { says: ['district court', 'summons', 'court orders act', 'judgment'] }

const ACT_1926 = {
  title: 'Enforcement of Court Orders Act 1926',
  provision: 'sections 15 to 17 (means, instalment order), with District Court Rules, Order 51A',
  url: 'https://www.courts.ie/rules/enforcement-judgments-and-orders-si-no-17-2014',
  inForceFrom: '2014-02-03',
}

const SUMMONED = {
  country: 'ie',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['DEBT_COLLECTION_LETTER', 'COURT_CLAIM', 'COURT_JUDGMENT', 'OTHER'],
  when: { all: [MEANS, BEFORE_COURT] },
} satisfies Partial<Rule>

export const DEBTOR_SUMMONS: readonly Rule[] = [
  {
    ...SUMMONED,
    id: 'ie.means.wants',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'A court gave judgment for this debt. Now it asks what you earn and own, and may order instalments.',
    authority: ACT_1926,
  },
  {
    ...SUMMONED,
    id: 'ie.means.right-afford',
    kind: 'right',
    rank: 2,
    says: 'The judge looks at your means before any instalment order. Send the statement of means a week before the hearing, and go.',
    authority: ACT_1926,
  },
  {
    ...SUMMONED,
    id: 'ie.means.right-vary',
    kind: 'right',
    rank: 3,
    says: 'If your money changes later, you can ask the District Court to lower the instalments.',
    authority: {
      title: 'Enforcement of Court Orders Act 1940',
      provision: 'section 5 (instalments changed)',
      url: 'https://revisedacts.lawreform.ie/eli/1940/act/23/section/5/revised/en/html',
      inForceFrom: '1940-07-10',
    },
  },
  {
    ...SUMMONED,
    id: 'ie.means.right-no-jail',
    kind: 'right',
    rank: 4,
    says: 'No one is jailed for having no money. A judge must first be sure that you could pay and would not, and you can get legal aid.',
    authority: {
      title: 'Enforcement of Court Orders (Amendment) Act 2009',
      provision: 'section 2, which replaced section 6 of the Enforcement of Court Orders Act 1940',
      url: 'https://www.irishstatutebook.ie/eli/2009/act/21/enacted/en/html',
      inForceFrom: '2009-07-14',
    },
  },
]
