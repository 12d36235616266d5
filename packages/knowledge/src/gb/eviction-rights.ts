/** Rights of tenants who get a notice to leave, in each nation. */
import type { Rule } from '@plainletter/contracts/rule'

import { CREDIT_LAW } from './authority.ts'
import { ORDER_MADE } from './eviction-order.ts'
import {
  COUNCIL_HOME,
  COURT_FIRST,
  GROUNDS,
  IRELAND,
  NO_FAULT_ENDED,
  RENT_OWED,
  SCOTLAND,
  SOCIAL_IRELAND,
  SOCIAL_LANDLORDS,
} from './eviction-sources.ts'
import { SOCIAL_SCOTLAND, WELSH_WORDS } from './eviction-special.ts'

const HOME = {
  country: 'gb',
  kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
  checkedOn: '2026-11-21',
  checkBy: '2027-04-30',
} satisfies Partial<Rule>

export const EVICTION_RIGHTS: readonly Rule[] = [
  {
    ...HOME,
    id: 'gb.home.right-court',
    when: { not: [ORDER_MADE] },
    kind: 'right',
    rank: 10,
    nations: ['england', 'wales'],
    says: 'You have the right to stay until a court orders you to leave and court bailiffs come. This is so for most tenants.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.right-no-force',
    kind: 'right',
    rank: 20,
    nations: ['england', 'wales'],
    says: 'It is a crime for a landlord to force or scare you out. If it happens, call the council, and the police if you are in danger.',
    authority: COURT_FIRST,
  },
  {
    ...HOME,
    id: 'gb.home.right-reason',
    when: { not: [WELSH_WORDS, ORDER_MADE, COUNCIL_HOME] },
    kinds: ['EVICTION_NOTICE'],
    kind: 'right',
    rank: 30,
    nations: ['england'],
    says: 'In England a private landlord must now give a legal reason and prove it. There are no evictions without a reason.',
    authority: NO_FAULT_ENDED,
  },
  {
    ...HOME,
    id: 'gb.home.right-arrears-ground',
    when: { any: [RENT_OWED], not: [WELSH_WORDS, { sender: SOCIAL_LANDLORDS }] },
    kind: 'right',
    rank: 40,
    nations: ['england'],
    says: 'In England the strict rent ground needs three months of arrears, both on the day of the notice and at the hearing. The notice must give four weeks.',
    authority: GROUNDS,
  },
  {
    ...HOME,
    id: 'gb.home.right-breathing-space',
    when: { any: [RENT_OWED, { hasAmount: 'arrears' }] },
    kind: 'right',
    rank: 50,
    nations: ['england', 'wales'],
    says: 'Breathing space can stop a notice and a court step for rent arrears for up to 60 days. You must pay the rent that falls due.',
    authority: CREDIT_LAW.breathingSpace,
  },
  {
    ...HOME,
    id: 'gb.home.right-scotland',
    when: { not: [SOCIAL_SCOTLAND] },
    kind: 'right',
    rank: 20,
    nations: ['scotland'],
    says: 'You can tell the Tribunal why it is not reasonable to evict you. It must weigh your side.',
    checkedOn: '2026-11-23',
    authority: SCOTLAND,
  },
  {
    ...HOME,
    id: 'gb.home.right-ni',
    when: { not: [...SOCIAL_IRELAND] },
    kind: 'right',
    rank: 20,
    nations: ['northern_ireland'],
    kinds: ['EVICTION_NOTICE'],
    says: 'Your landlord must give notice in writing: four weeks in your first 12 months, eight weeks up to ten years, then twelve.',
    authority: IRELAND,
  },
]
