/** Rights that bear on a question about parking without answering it alone. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { cite, CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'
import { BEAVIS, singleCode } from './parking-sources.ts'

const ASK = { ...CHECKED, kinds: ['ENQUIRY'] } satisfies Partial<Rule>
const PARKING = { ...ASK, topics: ['parking'] } satisfies Partial<Rule>
/** A court form for a parking charge is a question on debt as much as on parking. */
const CHARGED = { ...ASK, topics: ['parking', 'debt'] } satisfies Partial<Rule>
const PRIVATE_FIRM: Test = {
  says: [
    'parking charge',
    'private firm',
    'private parking',
    'parking firm',
    'parking company',
    'parkingeye',
    'horizon',
    'uk parking control',
    'dcb legal',
    'retail park',
    'aldi',
    'lidl',
    'supermarket',
  ],
}
const KEEPER: Test = {
  says: [
    'keeper',
    'who was driving',
    'was driving',
    "wasn't driving",
    'brother',
    'my mum',
    'i moved',
    'old house',
    'old address',
    'v5',
    'claim form',
    'defence',
  ],
}
const IN_COURT: Test = {
  says: ['claim form', 'defence', 'court', 'ccj', 'affect my credit', 'credit file', '£170'],
}
const COUNCIL_CHARGE: Test = {
  says: [
    'pcn from the council',
    'council pcn',
    'from the council',
    'penalty charge',
    'notice to owner',
    'bus lane',
    'box junction',
    'loading bay',
    'the council',
    'council',
  ],
}
const PCN: Test = {
  says: ['pcn', 'penalty charge', 'notice to owner', 'parking ticket', 'bus lane'],
}
const KEEPER_LIABILITY = cite('freedoms', 'Schedule 4, paragraphs 4 to 9', 'schedule/4')
const STATE_CHARGES = cite('traffic', 'Part 6', 'part/6')
const STATE_APPEALS = cite('pcnAppeals', 'Part 2')

export const ENQUIRY_RIGHTS_PARKING: readonly Rule[] = [
  {
    ...CHARGED,
    id: 'gb.ask-parking.right-code',
    kind: 'right',
    rank: 20,
    when: { all: [PRIVATE_FIRM], not: [{ says: ['penalty charge', 'council pcn'] }] },
    says: 'Parking firms in a trade body must follow one code of practice. It gives you 28 days to appeal, then a free appeal outside the firm. A small typing slip should be cancelled.',
    authority: singleCode('appeals, keying errors and appeals charter'),
  },
  {
    ...CHARGED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-keeper-law',
    kind: 'right',
    rank: 22,
    when: { all: [PRIVATE_FIRM, KEEPER], not: [{ says: ['penalty charge', 'council pcn'] }] },
    says: 'A firm can make the keeper pay for the driver only if its notice came in time and says all that the law asks. You need not say who drove.',
    authority: KEEPER_LIABILITY,
  },
  {
    ...CHARGED,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-signs-case',
    kind: 'right',
    rank: 30,
    when: {
      all: [PRIVATE_FIRM, { says: ['claim form', 'defence', 'court claim', 'money claim'] }],
    },
    says: 'In 2015 the Supreme Court allowed an £85 charge because the signs were large and clear. Small, hidden or missing signs are a defence.',
    authority: BEAVIS,
  },
  {
    ...PARKING,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-letter-first',
    kind: 'right',
    rank: 32,
    when: { all: [PRIVATE_FIRM, IN_COURT], not: [{ says: ['claim form', 'penalty charge'] }] },
    says: "Before court they must send a letter of claim with a reply form and give you 30 days. A debt collector's letter is not that letter.",
    authority: COURT_LAW.letterOfClaim,
  },
  {
    ...PARKING,
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-parking.right-council-act',
    kind: 'right',
    rank: 24,
    when: { all: [PCN, COUNCIL_CHARGE] },
    says: 'A council penalty charge rests on an Act, and a private charge on signs alone. A council charge is not a crime, but it grows if you leave it.',
    authority: STATE_CHARGES,
  },
  {
    ...PARKING,
    nations: ['england'],
    id: 'gb.ask-parking.right-council-appeal',
    kind: 'right',
    rank: 25,
    when: { all: [PCN, COUNCIL_CHARGE] },
    says: 'You can challenge a council charge, then make formal representations within 28 days, then appeal free to an independent tribunal.',
    authority: STATE_APPEALS,
  },
]
