/** Questions about tickets and parking. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { FINE, PRIVATE_PARKING } from '../english/fine-and-tax-words.ts'
import { ASKING_FR, FINE_FR, PRIVATE_PARKING_FR } from './asked-words.ts'
import { LAW } from './authority.ts'

const ASK_MORE = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'parking', 'consumer', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ON_THE_ROAD: readonly Rule[] = [
  {
    ...ASK_MORE,
    id: 'ca.ask.camera-ticket',
    kind: 'answer',
    rank: 6,
    verdict: 'it_depends',
    dependsOn: 'your province and the date of the ticket',
    asks: [
      ['photo radar', 'speed camera', 'camera ticket', 'red light camera', 'radar photo'],
      [
        "wasn't me",
        'wasnt me',
        'not me',
        "wasn't driving",
        'wasnt driving',
        'not driving',
        'someone else',
        'sold the car',
        'who was driving',
        'points',
        'in the mail',
        'pas moi',
        'conduisais pas',
        'quelqu’un d’autre',
      ],
    ],
    says: 'The owner of the car mostly pays for a camera ticket, whoever drove. It brings no points for the owner. If the car was sold or stolen, send proof by the date on the ticket. You can also dispute it by that date.',
    authority: {
      title: 'Traffic law of the provinces',
      provision:
        'for example Traffic Safety Act (Alberta), section 160; Motor Vehicle Act (British Columbia), section 83.1',
      url: 'https://www.alberta.ca/alberta-kings-printer',
      inForceFrom: '2003-05-20',
    },
  },
  {
    ...ASK_MORE,
    id: 'ca.ask.fine',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [
      [
        ...FINE,
        ...FINE_FR,
        'got a speeding ticket',
        'got a traffic ticket',
        'got a parking ticket',
      ],
      [
        ...ASKING,
        ...ASKING_FR,
        'got a speeding ticket',
        'got a traffic ticket',
        'got a parking ticket',
      ],
    ],
    dependsOn: 'your province and the date on the ticket',
    says: 'You can pay or dispute it by the date on the ticket. It is 15 days in Ontario, and 30 in British Columbia and Quebec. Paying means that you accept it.',
    authority: LAW.finesAll,
  },
  {
    ...ASK_MORE,
    id: 'ca.ask.private-parking',
    kind: 'answer',
    topics: ['parking', 'general'],
    verdict: 'it_depends',
    asks: [
      [...PRIVATE_PARKING, ...PRIVATE_PARKING_FR],
      [...ASKING, ...ASKING_FR],
    ],
    rank: 20,
    dependsOn: 'what the signs said',
    says: 'A private firm cannot fine you. It can ask for money and may sue. Ask for proof of the signs and the sum.',
    authority: LAW.competition,
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.ticket-on',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['parking', 'criminal', 'general'],
    rank: 7,
    verdict: 'do_this',
    asks: [
      [
        'speeding ticket',
        'traffic ticket',
        'offence notice',
        'speeding',
        'stop sign ticket',
        'careless driving',
        'red light ticket',
      ],
      [
        'fight it',
        'over the limit',
        'km over',
        '20 over',
        '30 over',
        '40 over',
        '15 over',
        'got a speeding ticket',
        'fine',
        'insurance',
        'how much',
        'fight',
        'dispute',
        'trial',
        'how do i',
        'should i',
        'points',
        'what can i',
        'do i have to',
      ],
    ],
    says: 'In Ontario you have 15 days to choose: pay, early resolution or a trial. Ask for early resolution or a trial and for the officer’s notes. A conviction can bring points.',
    authority: {
      title:
        'Provincial Offences Act (Ontario), R.S.O. 1990, c. P.33, and Highway Traffic Act (Ontario), R.S.O. 1990, c. H.8',
      provision: 'sections 5 and 5.1 (15 days, early resolution); section 128 (speeding)',
      url: 'https://www.ontario.ca/laws/statute/90p33',
      inForceFrom: '2012-03-31',
    },
    regions: ['CA-ON'],
  },
]
