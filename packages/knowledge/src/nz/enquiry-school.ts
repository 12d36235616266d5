/** Questions about a child who is sent home from school. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL: readonly Rule[] = [
  {
    country: 'nz',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'nz.ask.school-stand-down',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 5,
    verdict: 'it_depends',
    asks: [
      ['school', 'principal', 'college', 'teacher'],
      [
        'stood down',
        'stand down',
        'stand-down',
        'suspended',
        'suspend',
        'suspension',
        'excluded',
        'expelled',
        'kicked out',
        'sent home',
        'exclusion',
      ],
      [
        'son',
        'daughter',
        'my kid',
        'my boy',
        'my girl',
        'child',
        'teenager',
        'year 9',
        'year 10',
        'year 11',
        'my child',
      ],
    ],
    dependsOn: 'what happened and how the school acted',
    says: 'A state school may do this only for grave misconduct, or for going on disobeying in a harmful way. Serious danger can also be a reason. A stand-down is five school days in a term at most, and ten in a year. Ask for written reasons and a meeting. After a suspension the board must meet within seven school days, and you may speak there. If it was unfair, complain to the board, then the Ombudsman.',
    authority: {
      title: 'Education and Training Act 2020',
      provision: 'sections 78 to 89 (stand-down, suspension, exclusion, expulsion)',
      url: 'https://www.legislation.govt.nz/act/public/2020/0038/latest/whole.html',
      inForceFrom: '2020-08-01',
    },
  },
]
