/** Leading cases on holidays and flights. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { ENGLAND_WALES, GB_CASE, heldCase, oldCase } from './cite-case.ts'

const BUYING = {
  ...GB_CASE,
  areas: ['consumer'],
  kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
} satisfies Partial<Precedent>
const EW = { ...BUYING, nations: ENGLAND_WALES }
const FLIGHT = ['flight', 'flight delay', 'delayed flight', 'cancelled flight', 'airline', 'plane']

export const TRAVEL_PRECEDENTS: readonly Precedent[] = [
  {
    ...EW,
    id: 'gb.precedent.jarvis-v-swans-tours',
    name: 'Jarvis v Swans Tours Ltd',
    ...oldCase('[1972] EWCA Civ 8', {
      court: 'Court of Appeal (England and Wales)',
      decidedOn: '1972-10-16',
      path: 'ew/cases/EWCA/Civ/1972/8.html',
    }),
    asks: [
      ['holiday', 'package holiday', 'hotel', 'tour operator', 'travel agent'],
      [
        'ruined',
        'not as described',
        'brochure',
        'disappointed',
        'disappointment',
        'terrible',
        'refund',
        'compensation',
      ],
    ],
    asked: 'Can a holidaymaker get money for a holiday that was nothing like the brochure?',
    held: 'Yes, also for the lost enjoyment.',
    helps:
      'Keep the advert, photos and your complaint. Ask for lost enjoyment as well as a refund.',
    limits: 'Small faults give small sums. Complain while you are there.',
    side: 'for_you',
  },
  {
    ...BUYING,
    id: 'gb.precedent.x-v-kuoni',
    name: 'X v Kuoni Travel Ltd',
    ...heldCase('UKSC', '34', '2021-07-30'),
    asks: [
      ['package holiday', 'tour operator', 'hotel', 'holiday company', 'travel company'],
      ['staff', 'injured', 'accident', 'assault', 'attacked', 'responsible', 'blame', 'hurt'],
    ],
    asked: 'Must a holiday firm answer for harm done by a worker of the hotel?',
    held: 'Yes. The worker was giving a service that was part of the package.',
    helps: 'You can claim from the firm here, not from a hotel abroad.',
    limits: 'It must be a package, and the harm must come from a service that was part of it.',
    side: 'for_you',
  },
  {
    ...BUYING,
    id: 'gb.precedent.lipton-v-ba-cityflyer',
    name: 'Lipton v BA Cityflyer Ltd',
    ...heldCase('UKSC', '24', '2024-07-10'),
    asks: [
      FLIGHT,
      [
        'delay',
        'delayed',
        'cancelled',
        'compensation',
        'refund',
        'sick',
        'crew',
        'pilot',
        'extraordinary',
      ],
    ],
    asked: "Is a pilot's illness a reason not to pay for a cancelled flight?",
    held: 'No. Sick crew are an ordinary part of running an airline, so it must pay.',
    helps: 'If they blame sick staff, ask for the fixed sum again and name this case.',
    limits: 'Real surprises from outside, such as storms, can free the airline.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.dawson-v-thomson-airways',
    name: 'Dawson v Thomson Airways Ltd',
    ...heldCase('EWCA Civ', '845', '2014-06-19'),
    asks: [
      FLIGHT,
      ['years ago', 'how long', 'time limit', 'too late', 'two years', 'six years', 'old claim'],
    ],
    asked: 'How long do you have to claim for a delayed flight?',
    held: 'Six years. The two years in airline treaties do not count for this.',
    helps: 'You can still claim for a flight up to six years ago.',
    limits: 'That is the rule in England and Wales.',
    side: 'for_you',
  },
  {
    ...EW,
    id: 'gb.precedent.jet2-v-huzar',
    name: 'Jet2.com Ltd v Huzar',
    ...heldCase('EWCA Civ', '791', '2014-06-11'),
    asks: [
      FLIGHT,
      [
        'technical',
        'fault',
        'technical problem',
        'mechanical',
        'broken',
        'extraordinary',
        'engine',
      ],
    ],
    asked: 'Is a technical fault a reason for an airline not to pay for a long delay?',
    held: "No. Faults that come up in normal use are the airline's own risk.",
    helps: 'If they blame a technical fault, ask for the fixed sum.',
    limits: 'A hidden fault in the making, or sabotage, is different.',
    side: 'for_you',
  },
]
