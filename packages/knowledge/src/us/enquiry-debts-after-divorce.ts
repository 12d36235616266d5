/** Questions about a joint debt that the other was ordered to pay, and children who live with grandparents. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['family', 'debt', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_DEBTS_AFTER_DIVORCE: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.divorce-debt',
    rank: 3,
    asks: [
      ['my ex', 'ex husband', 'ex wife', 'ex-husband', 'ex-wife', 'my former'],
      ['divorce', 'divorce decree', 'decree', 'settlement', 'judge ordered', 'ordered to pay'],
      [
        'credit card',
        'discover card',
        'loan',
        'debt',
        'mortgage',
        'car payment',
        'account',
        'collector',
        'sue me',
        'my name is on it',
        'my credit',
      ],
    ],
    verdict: 'yes',
    says: 'They can still ask you, because your name is on the account: a divorce order does not bind the bank. Answer the court papers by the day in them, and try to settle. Then go back to the divorce court with the order. It can make your ex pay you back, with fees, or hold him or her in contempt. Keep proof of what you pay.',
    authority: {
      title: 'Contract law, and divorce law of your state on orders to pay debts',
      provision:
        'for example Texas Family Code 9.001 to 9.014; Florida Statutes 61.075; California Family Code 916',
      url: 'https://www.usa.gov/divorce',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.contempt-cannot-pay',
    checkedOn: '2026-11-23',
    rank: 2,
    asks: [
      ['contempt', 'contempt of court', 'show cause'],
      [
        "can't pay",
        'cant pay',
        'cannot pay',
        'can not pay',
        "couldn't pay",
        'unable to pay',
        'afford',
        'behind on',
        'missed a couple',
        'missed payments',
        'lost my job',
        'no money',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether you could pay and did not',
    says: 'Contempt is for those who can pay and do not. If you truly cannot pay, that is a defense, and the court must ask fairly what you can pay before it jails anyone. Never miss the hearing. Bring proof of your income, bills and job search. Ask the court that made the order to change it now: it mostly does not change by itself. Pay what you can, and keep proof.',
    authority: {
      title: 'Turner v. Rogers, 564 U.S. 431 (2011)',
      provision: 'due process: ability to pay must be found before jail for civil contempt',
      url: 'https://www.supremecourt.gov/opinions/10pdf/10-10.pdf',
      inForceFrom: '2011-06-20',
    },
  },
  {
    ...ASK,
    id: 'us.fact.grandchildren',
    topics: ['family', 'general'],
    rank: 4,
    asks: [
      [
        'grandkids',
        'grandchildren',
        'grandson',
        'granddaughter',
        'her kids live with me',
        'his kids live with me',
        'niece',
        'nephew',
        "my sister's kids",
      ],
      [
        'live with me',
        'living with me',
        'staying with me',
        'i have them',
        'raising',
        'take care of',
      ],
      [
        'custody',
        'school',
        'guardianship',
        'sign',
        'doctor',
        'rights',
        'how do i get',
        'drugs',
        'jail',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask the family court for custody or guardianship: after months in your care many states let you, and some name you de facto custodian. If the parent agrees, a signed power of attorney or caregiver form lets you sign for school and doctors at once. Apply for child-only TANF, SNAP and Medicaid. Legal aid helps for free.',
    authority: {
      title: 'Custody and guardianship law of your state',
      provision:
        'for example Kentucky KRS 403.270 (de facto custodian), California Family Code 6550, Texas Family Code 34.001 and 102.003',
      url: 'https://www.usa.gov/legal-aid',
      inForceFrom: '2010-01-01',
    },
  },
]
