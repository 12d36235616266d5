/** Questions of a person who rents a room in the owner’s own home. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM: readonly Rule[] = [
  {
    country: 'ie',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    id: 'ie.ask.room-told-to-leave',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 2,
    when: { not: [{ says: ['deposit back', 'deposit'] }] },
    asks: [
      [
        'owner lives there',
        'owner lives here',
        'lives in the house',
        'lives there too',
        'landlord lives in',
        'landlady lives in',
        'live with the owner',
        'live with the landlord',
        'live with my landlady',
        'room in her house',
        'room in his house',
        'digs',
        'lodger',
        'owner occupier',
        'rent a room in',
      ],
      [
        'be gone',
        'be out',
        'leave by',
        'throw me out',
        'kick me out',
        'put me out',
        'out by',
        'notice',
        'get out',
        'have to leave',
        'evict',
        'told me to leave',
      ],
    ],
    verdict: 'do_this',
    says: 'In the owner’s own home you are a licensee: the RTB cannot help, and no court order is needed. But notice must be fair. Often that is the time you pay for, so a month if you pay by the month. Ask for it in writing and point to what was agreed. Force or throwing out your things is not allowed: call the gardaí. Threshold helps: 1800 454 454.',
    authority: {
      title: 'Residential Tenancies Act 2004',
      provision:
        'section 3(2)(g) (homes where the landlord lives), as Citizens Information explains (renting a room in a private home)',
      url: 'https://www.citizensinformation.ie/en/housing/renting-a-home/',
      inForceFrom: '2004-09-01',
    },
  },
]
