/** Questions about violence and control by a partner. */
import type { Rule } from '@plainletter/contracts/rule'

import { CLOSE_PERSON, NO_VICTIM, TOLD_OF, VIOLENT } from '../english/violence-words.ts'

const ASK = {
  country: 'au',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
  kinds: ['ENQUIRY'],
  topics: ['family', 'criminal', 'housing', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_SAFETY_AT_HOME: readonly Rule[] = [
  {
    ...ASK,
    id: 'au.ask.violent-partner',
    kind: 'answer',
    rank: 3,
    verdict: 'do_this',
    when: {
      not: [
        {
          says: [
            'order against me',
            'accuses me',
            'accused me',
            'i was charged',
            'i was arrested',
            ...NO_VICTIM,
          ],
        },
      ],
    },
    asks: [[...CLOSE_PERSON, ...TOLD_OF], VIOLENT],
    says: 'In danger, call 000. A court can order the person to leave you alone or to stay out of the home. The police can ask for it for you, or you can ask at your local court. If it is urgent, an order can come first and the hearing after. To break it is a crime, and it holds in every state. Free help day and night: 1800 737 732.',
    authority: {
      title: 'Family violence law of the states',
      provision:
        'for example Crimes (Domestic and Personal Violence) Act 2007 (NSW), sections 16 and 22; Family Violence Protection Act 2008 (Vic), sections 53 and 74; Domestic and Family Violence Protection Act 2012 (Qld), sections 37 and 44',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2007-080',
      inForceFrom: '2017-11-25',
    },
  },
  {
    country: 'au',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'au.ask.violence-lease',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'family', 'general'],
    rank: 2,
    verdict: 'yes',
    asks: [
      [
        'hits me',
        'hit me',
        'beats me',
        'violent',
        'domestic violence',
        'family violence',
        'abusive',
        'dv',
        'avo',
        'dvo',
        'intervention order',
        'afraid of him',
        'strangled',
        'controls',
        'choked',
        'punched',
        'threatened me',
        'scared of him',
        'left him',
        'escaped',
        'bashed',
        'hit us',
      ],
      ['lease', 'tenancy', 'break lease', 'rental', 'bond', 'landlord', 'agent'],
      [
        'get out of',
        'break',
        'leave',
        'end',
        'both on',
        'both names',
        'his name',
        'my name',
        'off the lease',
        'fee',
        'change the locks',
        'stay',
        'name off',
        'keep paying',
        'off it',
      ],
    ],
    says: 'Yes, you can get out without a break fee. In New South Wales a domestic violence notice with proof ends it for you at once. The paper of a doctor or support worker is enough. In Queensland and Western Australia you give seven days. In Victoria you ask VCAT, which can also take the other person off the lease. Help day and night: 1800 737 732. In danger, call 000.',
    authority: {
      title: 'Tenancy laws of the states on domestic violence',
      provision:
        'for example Residential Tenancies Act 2010 (NSW), sections 105B to 105D; Residential Tenancies and Rooming Accommodation Act 2008 (Qld), sections 308A to 308I; Residential Tenancies Act 1987 (WA), section 71AB; Residential Tenancies Act 1997 (Vic), section 91V',
      url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2010-042',
      inForceFrom: '2022-10-20',
    },
  },
]
