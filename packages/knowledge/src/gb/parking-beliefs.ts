/** Beliefs about private parking charges to correct. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { BEAVIS, CREDIT_RECORD, PARKING_ROW } from './parking-sources.ts'

export const PARKING_BELIEFS: readonly Rule[] = [
  {
    ...PARKING_ROW,
    id: 'gb.parking.myth-fine',
    kind: 'myth',
    premise: ['parking fine', 'private fine', 'fined', 'a fine', 'criminal record'],
    says: 'A private parking charge is not a fine and gives no criminal record. It is a claim for money under a contract.',
    authority: BEAVIS,
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.myth-ignore',
    kind: 'myth',
    premise: [
      'ignore it',
      'ignore them',
      'can i ignore',
      'not enforceable',
      'cannot enforce',
      "can't enforce",
      'throw it away',
      'unenforceable',
    ],
    says: 'Ignoring it is risky. Firms do go to court, and if you ignore court papers they can win without a hearing.',
    authority: BEAVIS,
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.myth-bailiffs',
    kind: 'myth',
    nations: ['england', 'wales'],
    premise: [
      'send bailiffs',
      'bailiffs round',
      'bailiffs come',
      'bailiff',
      'take my car',
      'take my things',
    ],
    says: 'A parking firm or debt collector cannot send bailiffs on its own. It must win in court first. Bailiffs can come only if the judgment is then not paid.',
    authority: cite('tcea', 'section 62 and Schedule 12', 'section/62'),
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.myth-credit',
    kind: 'myth',
    nations: ['england', 'wales'],
    premise: [
      'credit score',
      'credit rating',
      'credit file',
      'credit record',
      'ruin my credit',
      'ccj',
    ],
    says: 'A parking letter is not put on your credit record. A court judgment is, unless you pay it in full within a month.',
    authority: CREDIT_RECORD,
  },
  {
    ...PARKING_ROW,
    id: 'gb.parking.myth-clamp',
    kind: 'myth',
    nations: ['england', 'wales'],
    premise: ['clamp my car', 'clamp it', 'clamped', 'tow my car', 'tow it', 'wheel clamp'],
    says: 'Clamping or towing on private land is a crime unless the law gives the power, as it does for the police or the DVLA.',
    authority: cite('freedoms', 'section 54', 'section/54'),
  },
]
