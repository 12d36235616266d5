/** Offers without prejudice, and letters of firms that write about parking. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { KEEPER_CAP } from './several-kinds.ts'

const OFFER = {
  ...CHECKED,
  nations: ENGLAND_AND_WALES,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  when: { all: [{ says: ['without prejudice'] }] },
} satisfies Partial<Rule>

const RUSH: Authority = {
  title: 'Rush & Tompkins Ltd v Greater London Council [1989] AC 1280',
  provision: '[1988] UKHL 7 (the without prejudice rule)',
  url: 'https://www.bailii.org/uk/cases/UKHL/1988/7.html',
  inForceFrom: '1988-11-03',
}

/** The claim is spoken of as one that runs: its papers may have come before the offer. */
const OF_A_CLAIM: Test = {
  says: ['this claim', 'the claim'].flatMap((claim) => [
    `settlement of ${claim}`,
    `settle ${claim}`,
    `discontinue ${claim}`,
  ]),
}

export const OFFERS: readonly Rule[] = [
  {
    ...OFFER,
    id: 'gb.offer.claim-goes-on',
    kind: 'step',
    kinds: ['DEBT_COLLECTION_LETTER'],
    list: 'first',
    rank: 5,
    when: { all: [OF_A_CLAIM] },
    says: 'If court papers have come, an offer does not stop the claim. Send your defence in time: 14 days after the papers, or 28 if you asked for more time.',
    authority: COURT_LAW.defence,
  },
  {
    ...OFFER,
    id: 'gb.offer.right-not-shown',
    kind: 'right',
    rank: 6,
    says: 'An offer made without prejudice cannot be shown to the judge as proof of what you owe. That counts for theirs and for yours.',
    authority: RUSH,
  },
  {
    ...OFFER,
    id: 'gb.offer.step-heading',
    kind: 'step',
    list: 'dispute_debt',
    rank: 6,
    says: 'If you make an offer, head it “without prejudice”. Say that you do not accept that you owe it.',
    authority: RUSH,
  },
  {
    ...CHECKED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.debt.parking-lawyers',
    kind: 'insight',
    kinds: ['DEBT_COLLECTION_LETTER'],
    severity: 'medium',
    confidence: 0.6,
    rank: 8,
    when: {
      any: [
        { sender: ['dcb legal', 'dcblegal', 'gladstones'] },
        { says: ['dcb legal', 'dcblegal'] },
      ],
      not: [{ says: ['parking', 'parking charge', 'car park', 'pcn', 'council tax'] }],
    },
    says: 'This firm often writes about parking on private land. If yours is, a keeper who did not drive owes it only if the notice came in time.',
    actionable: 'Ask what the debt is for, and for a copy of the first notice.',
    authority: KEEPER_CAP,
  },
]
