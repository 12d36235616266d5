/** Leading cases of Germany on parking on private land. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { bgh } from './cite-case.ts'

const DE = { country: 'de', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const
const PARKED = [
  'parkplatz',
  'falschparken',
  'vertragsstrafe',
  'parken',
  'parkverstoß',
  'parking',
  'abgeschleppt',
  'abschleppen',
]

export const PARKING_PRECEDENTS: readonly Precedent[] = [
  {
    ...DE,
    id: 'de.precedent.parkplatz-halter',
    name: 'Keeper of a car on a private car park',
    ...bgh('XII ZR 13/19', '2019-12-18'),
    areas: ['parking'],
    kinds: ['PARKING_TICKET', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: {
      any: [
        { says: ['vertragsstrafe', 'parkplatz', 'parkverstoß', 'nutzungsbedingungen', 'halter'] },
      ],
    },
    asks: [
      PARKED,
      [
        'halter',
        'fahrer',
        'nicht gefahren',
        'vertragsstrafe',
        'zahlen',
        'strafe',
        'keeper',
        'private',
        'privatparkplatz',
        'supermarkt',
      ],
    ],
    asked: 'Must the keeper of a car pay a private parking penalty when someone else drove?',
    held: 'Not as keeper. But he may not only deny it. He must say who could have been driving.',
    helps: 'If you were not driving, name those who may have been. Then the firm must go to them.',
    limits:
      'A bare "it was not me" is not enough. The driver owes the penalty if the signs were clear.',
    side: 'both',
  },
  {
    ...DE,
    id: 'de.precedent.abschleppen-privatgrund',
    name: 'Towing from private land',
    ...bgh('V ZR 144/08', '2009-06-05'),
    areas: ['parking'],
    kinds: ['PARKING_TICKET', 'ENQUIRY'],
    when: { any: [{ says: ['abgeschleppt', 'abschleppen', 'abschleppkosten', 'umgesetzt'] }] },
    asks: [
      ['abgeschleppt', 'abschleppen', 'abschleppkosten', 'abschleppdienst', 'towed', 'towing'],
    ],
    asked: "May the owner of land have a wrongly parked car towed at the driver's cost?",
    held: 'Yes, at once, even if other places were free.',
    helps: 'Only the cost of towing and what goes with it is owed.',
    limits: 'It works against you if you parked without leave.',
    side: 'against_you',
  },
  {
    ...DE,
    id: 'de.precedent.abschleppkosten-hoehe',
    name: 'How much towing may cost',
    ...bgh('V ZR 229/13', '2014-07-04'),
    areas: ['parking'],
    kinds: ['PARKING_TICKET', 'ENQUIRY'],
    when: { any: [{ says: ['abgeschleppt', 'abschleppen', 'abschleppkosten', 'umgesetzt'] }] },
    asks: [
      ['abgeschleppt', 'abschleppen', 'abschleppkosten', 'abschleppdienst', 'towed', 'towing'],
      ['kosten', 'teuer', 'zu hoch', 'euro', 'bezahlen', 'zahlen', 'cost', 'expensive'],
    ],
    asked: 'How much may be asked for towing a car from private land?',
    held: 'What is usual in that place. Costs of watching the land do not count.',
    helps: 'Ask other towing firms near you for their price, and pay no more than is usual.',
    limits: 'You may have to pay first to get the car, and claim the rest back.',
    side: 'for_you',
  },
]
