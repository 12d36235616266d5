/** An order to pay by instalments that one cannot keep up. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const INSTALMENT_SAID: Test = { says: ['instalment order'] }
const INSTALMENT_LAW: Authority = {
  title: 'Enforcement of Court Orders Act 1926',
  provision:
    'sections 15 to 18, with Enforcement of Court Orders (Amendment) Act 2009 (instalment order, change of it)',
  url: 'https://www.irishstatutebook.ie/eli/1926/act/18/enacted/en/html',
  inForceFrom: '2009-07-14',
}
const INSTALMENT_ROW = {
  ...CHECKED,
  kinds: ['DEBT_COLLECTION_LETTER', 'COURT_JUDGMENT', 'COURT_CLAIM', 'ENQUIRY'],
  when: { all: [INSTALMENT_SAID] },
} satisfies Partial<Rule>

export const INSTALMENT_ORDER: readonly Rule[] = [
  {
    ...INSTALMENT_ROW,
    id: 'ie.instalment.right-change',
    kind: 'right',
    rank: 8,
    says: 'If you cannot keep up, ask the District Court to change the instalment order. Prison is only for those who can pay and refuse, after a hearing with legal aid.',
    authority: INSTALMENT_LAW,
  },
]
