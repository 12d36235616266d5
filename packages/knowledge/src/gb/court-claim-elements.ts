/** What a court claim form must hold. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'

const EW = {
  country: 'gb',
  nations: ['england', 'wales'],
  kinds: ['COURT_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

/** The letter that comes with a claim: the reasons and the statement of truth stand on the claim itself. */
const COVER_LETTER: Test = {
  says: [
    'claim is attached to this letter',
    'claim is attached to this email',
    'money claims account',
  ],
}

export const COURT_CLAIM_ELEMENTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.claim.element-number',
    kind: 'element',
    name: 'A claim number and a court',
    rank: 10,
    recognisedBy: [{ says: ['claim number', 'claim no', 'claim no.', 'claim reference'] }],
    says: 'A real claim form has a claim number and names a court.',
    ifMissing:
      'We see no claim number. Call the court on a number you find on GOV.UK and check that it is real.',
    authority: COURT_LAW.claimForm,
  },
  {
    ...EW,
    id: 'gb.claim.element-issue-date',
    kind: 'element',
    name: 'The issue date',
    rank: 20,
    recognisedBy: [{ says: ['issue date', 'date of issue', 'issued on'] }, { hasDate: 'letter' }],
    says: 'The form shows the day the court issued it. Your days to reply count from service after that day.',
    ifMissing:
      'We see no issue date. Look for the court stamp, and ask the court if there is none.',
    authority: COURT_LAW.claimForm,
  },
  {
    ...EW,
    id: 'gb.claim.element-particulars',
    when: { not: [COVER_LETTER] },
    kind: 'element',
    name: 'The reasons (particulars of claim)',
    rank: 30,
    recognisedBy: [
      {
        says: [
          'particulars of claim',
          'particulars',
          'brief details of claim',
          'reasons for the claim',
        ],
      },
    ],
    says: 'The claimant must set out the facts of the claim in short, on the form or within 14 days.',
    ifMissing:
      'We see no reasons. If they say "to follow", your time to defend runs from when you get them.',
    authority: COURT_LAW.particulars,
  },
  {
    ...EW,
    id: 'gb.claim.element-truth',
    when: { not: [COVER_LETTER] },
    kind: 'element',
    name: 'A statement of truth',
    rank: 40,
    recognisedBy: [
      {
        says: [
          'statement of truth',
          'believes that the facts',
          'facts stated in these particulars',
          'facts stated in this claim form',
        ],
      },
    ],
    says: 'The claimant must sign that the facts are true.',
    ifMissing:
      'We see no statement of truth in the text. Check the back of the form. If there is none, say so in your defence.',
    authority: COURT_LAW.truth,
  },
  {
    ...EW,
    id: 'gb.claim.element-total',
    kind: 'element',
    name: 'The sum claimed, fee and costs',
    rank: 50,
    recognisedBy: [{ hasAmount: 'total' }, { hasAmount: 'principal' }],
    says: 'The form shows the sum claimed, the court fee and any fixed legal costs.',
    ifMissing: 'We could not find the sums. Check the box at the bottom right of the form.',
    authority: COURT_LAW.claimForm,
  },
]
