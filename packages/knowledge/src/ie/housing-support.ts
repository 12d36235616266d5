/** Help with housing: HAP and homelessness. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-11-15' } as const

const HAP_SAID: Test = { says: ['hap', 'housing assistance payment', 'rent supplement'] }
const RENT_SAID: Test = { says: ['landlord', 'landlady', 'rent', 'letting agent'] }
const NO_HOME_SAID: Test = {
  says: ['homeless', 'nowhere to go', 'emergency accommodation', 'sleeping in my car'],
}

const HAP_LAW: Authority = {
  title: 'Equal Status Act 2000',
  provision: 'sections 3(3B) and 6 (housing help and renting)',
  url: 'https://www.irishstatutebook.ie/eli/2000/act/8/enacted/en/html',
  inForceFrom: '2016-01-01',
}
const HOMELESS_LAW: Authority = {
  title: 'Housing Act 1988',
  provision: 'sections 2 and 10 (homeless people)',
  url: 'https://www.irishstatutebook.ie/eli/1988/act/28/enacted/en/html',
  inForceFrom: '1989-01-01',
}

const HAP_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY'],
  when: { all: [HAP_SAID, RENT_SAID] },
} satisfies Partial<Rule>

const HOMELESS_ROW = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'EVICTION_NOTICE'],
  when: { all: [NO_HOME_SAID] },
} satisfies Partial<Rule>

export const HOUSING_SUPPORT: readonly Rule[] = [
  {
    ...HAP_ROW,
    id: 'ie.home.right-hap',
    kind: 'right',
    rank: 7,
    says: 'A landlord may not refuse you because you get HAP or other housing help. You can go to the Workplace Relations Commission, after writing to the landlord within two months.',
    authority: HAP_LAW,
  },
  {
    ...HOMELESS_ROW,
    id: 'ie.home.right-homeless',
    kind: 'right',
    rank: 4,
    says: 'If you have no home you can go to, ask the council at once to assess you as homeless. It can pay for a place to stay.',
    authority: HOMELESS_LAW,
  },
]
