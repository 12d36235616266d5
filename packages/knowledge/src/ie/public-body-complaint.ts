/** Complaints about a public body. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const PUBLIC_SAID: Test = {
  says: ['county council', 'city council', 'council', 'hse', 'hospital', 'department of'],
}
const COMPLAIN_SAID: Test = { says: ['complaint', 'complain', 'complained'] }
const OMBUDSMAN_LAW: Authority = {
  title: 'Ombudsman Act 1980',
  provision: 'section 4 (free complaints about councils, the HSE and public bodies)',
  url: 'https://www.irishstatutebook.ie/eli/1980/act/26/enacted/en/html',
  inForceFrom: '1983-07-07',
}
const PUBLIC_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [PUBLIC_SAID, COMPLAIN_SAID] },
} satisfies Partial<Rule>

export const PUBLIC_BODY_COMPLAINT: readonly Rule[] = [
  {
    ...PUBLIC_ROW,
    id: 'ie.public.right-ombudsman',
    kind: 'right',
    rank: 9,
    says: 'Complain to the public body first. Then the Ombudsman can look at it for free, in most cases within 12 months.',
    authority: OMBUDSMAN_LAW,
  },
]
