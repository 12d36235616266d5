/** Questions about a cut for a spare room. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM: readonly Rule[] = [
  {
    country: 'gb',
    checkedOn: '2026-11-22',
    checkBy: '2027-11-15',
    kinds: ['ENQUIRY'],
    nations: ['england', 'wales'],
    id: 'gb.ask-benefit.bedroom-tax',
    kind: 'answer',
    topics: ['housing', 'debt', 'general'],
    rank: 2,
    when: { not: [{ says: ['council tax', 'single person discount', 'lodger'] }] },
    asks: [
      [
        'bedroom tax',
        'spare room',
        'spare bedroom',
        'extra bedroom',
        'under occupancy',
        'under-occupancy',
        'removal of the spare room subsidy',
        '14%',
        '25% off my',
      ],
      [
        'stop',
        'appeal',
        'cut',
        'takes',
        'reduce',
        'exempt',
        'son',
        'daughter',
        'army',
        'carer',
        'disabled',
        'medical',
        'wrong',
        'council',
        'housing benefit',
        'universal credit',
        'help',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'who needs the room',
    says: 'Below pension age in a council or housing association home it is 14% of the rent for one spare room, 25% for two. A room is not spare if an overnight carer needs it, or a disabled child or couple who cannot share. Nor if a son or daughter is away in the armed forces. Ask for a new look within one month. Ask the council for help with the gap.',
    authority: {
      title: 'Universal Credit Regulations 2013',
      provision:
        'Schedule 4, paragraphs 8 to 12 and 36, with Housing Benefit Regulations 2006, regulation B13',
      url: 'https://www.legislation.gov.uk/uksi/2013/376/schedule/4',
      inForceFrom: '2017-04-01',
    },
  },
]
