/** Questions about searches by the police in the street. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'au', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const ENQUIRY_STREET_SEARCH: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'au.named.ask-street-search',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 1,
    asks: [
      ['police', 'cops', 'officer', 'constable', 'sniffer dog', 'drug dog'],
      [
        'searched my bag',
        'search my bag',
        'searched me',
        'search me',
        'searched my pockets',
        'searched my backpack',
        'strip search',
        'strip searched',
        'sniffer dog',
        'drug dog',
        'went through my bag',
        'searched my handbag',
        'searched my car',
        'search my car',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what they reasonably suspected',
    says: 'Without a warrant or your yes, police mostly need a reasonable suspicion of drugs, a weapon or stolen things. Looking nervous is not enough. Ask for the reason, the name and the station: they must mostly tell you. A strip search has strict limits. Do not block it; say that you do not agree. Complain, and see a lawyer: a court can leave out proof found unlawfully.',
    authority: {
      title: 'Police powers laws of the states',
      provision:
        'for example Law Enforcement (Powers and Responsibilities) Act 2002 (NSW), sections 21, 31 to 34 and 202; Police Powers and Responsibilities Act 2000 (Qld), sections 29 to 32; Drugs, Poisons and Controlled Substances Act 1981 (Vic), section 82; Evidence Act 1995 (NSW), section 138',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2002-103',
      inForceFrom: '2014-11-01',
    },
  },
]
