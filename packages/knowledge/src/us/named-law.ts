/** The law that an adviser names first in letters, across subjects: work, land, contracts, insurance. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'us', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const NAMED_LAW: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.named.trade-secrets',
    kind: 'right',
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COURT_CLAIM'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'trade secret',
            'trade secrets',
            'confidential information',
            'proprietary information',
            'confidentiality agreement',
            'misappropriation',
          ],
        },
        {
          says: [
            'former employer',
            'your employment',
            'employment agreement',
            'you resigned',
            'noncompete',
            'non-compete',
            'noncompetition',
            'non-competition',
            'non-solicitation',
            'nonsolicitation',
            'non-solicit',
            'competitor',
            'new employer',
            'worked for',
          ],
        },
      ],
    },
    says: 'A firm can sue over real trade secrets, but your skill and what you learned at work are yours. A court may not keep you from a job only for what you know.',
    authority: {
      title: 'Defend Trade Secrets Act (DTSA), and the trade secrets act of your state',
      provision:
        '18 U.S.C. 1836(b)(3) and 1833(b); for example Massachusetts M.G.L. c. 93, ss. 42 to 42G, California Civil Code 3426, Texas Civil Practice and Remedies Code 134A',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title18-section1836&num=0&edition=prelim',
      inForceFrom: '2016-05-11',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.boundary',
    kind: 'right',
    kinds: ['CEASE_AND_DESIST', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COURT_CLAIM'],
    topics: ['housing', 'general', 'consumer'],
    rank: 3,
    when: {
      all: [
        {
          says: [
            'neighbor',
            'neighbors',
            'adjoining',
            'boundary',
            'property line',
            'survey',
            'lot line',
          ],
        },
        {
          says: [
            'encroach',
            'encroaches',
            'encroaching',
            'encroachment',
            'encroachments',
            'trespass',
            'trespassing',
            'over the boundary',
            'over the line',
            'over the property line',
            'easement',
            'right of way',
            'remove the fence',
            'remove your fence',
            'ejectment',
          ],
        },
      ],
    },
    says: 'Ask for their survey, and get your own. Open use of a strip for many years, or an old agreed line, can give you a right to it. If you cannot agree, a court decides who owns it.',
    authority: {
      title:
        'Law of your state on trespass and encroachment, adverse possession, easements and quiet title',
      provision:
        'common law; for example California Code of Civil Procedure 325 and 760.020, Texas Civil Practice and Remedies Code 16.026 (10 years), Ohio Revised Code 2305.04 (21 years) and 5303.01, New York Real Property Actions and Proceedings Law (RPAPL) 501',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=325',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.penalty-clause',
    kind: 'right',
    kinds: [
      'LETTER_BEFORE_CLAIM',
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'OTHER',
      'COURT_CLAIM',
    ],
    topics: ['consumer', 'debt', 'general'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'cancellation fee',
            'cancellation charge',
            'early termination fee',
            'liquidated damages',
            'no-show fee',
            'no show fee',
            'non-refundable',
            'nonrefundable',
            'you cancelled your',
            'you canceled your',
            'you cancelled the',
            'you canceled the',
            'breach of contract fee',
            'penalty clause',
          ],
        },
      ],
      not: [
        {
          says: [
            'lease',
            'landlord',
            'apartment',
            'rental agreement',
            'tenant',
            'insurance',
            'policy',
            'airline',
            'flight',
          ],
        },
      ],
    },
    says: 'A fee for ending a contract must be a fair guess at the real loss. A court may refuse one that only punishes, and the firm should try to keep its loss low.',
    authority: {
      title:
        'Contract law of your state: penalties, liquidated damages and keeping the loss low (mitigation)',
      provision:
        'common law (Restatement (Second) of Contracts 350 and 356); Uniform Commercial Code (UCC) 2-718; for example California Civil Code 1671',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1671',
      inForceFrom: '1978-07-01',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.life-insurance',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['consumer', 'family', 'debt'],
    rank: 3,
    when: {
      all: [
        { says: ['life insurance', 'life policy', 'death benefit'] },
        {
          says: [
            'misrepresentation',
            'misrepresentations',
            'misstatement',
            'misstatements',
            'rescind',
            'rescinding',
            'rescinded',
            'rescission',
            'contestable',
            'contestability',
            'void',
            'denied',
            'denying',
            'deny',
            'not payable',
            'no benefit',
            'no death benefit',
          ],
        },
      ],
    },
    says: 'Once a life policy is two years old, an insurer can mostly no longer fight it over answers in the application. Before that it must show that an answer was wrong and mattered. Ask for the application and the proof.',
    authority: {
      title: 'Life insurance law of your state: two years, then not contestable',
      provision:
        'for example New York Insurance Law 3203(a)(3), California Insurance Code 10113.5, Texas Insurance Code 1101.006, Florida Statutes 627.455, Illinois 215 ILCS 5/224, Pennsylvania 40 P.S. 510',
      url: 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.1101.htm',
      inForceFrom: '2003-06-01',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.life-insurance-tx',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER'],
    topics: ['consumer', 'family', 'debt'],
    regions: ['US-TX'],
    rank: 2,
    when: {
      all: [
        { says: ['life insurance', 'life policy', 'death benefit'] },
        {
          says: [
            'misrepresentation',
            'misrepresentations',
            'misstatement',
            'rescind',
            'rescinding',
            'rescinded',
            'rescission',
            'contestable',
            'void',
          ],
        },
      ],
    },
    says: 'In Texas a life insurer must prove that a wrong answer mattered and was meant to deceive. It must give notice within 91 days of finding it. Late payment can cost it interest and your lawyer’s fees.',
    authority: {
      title: 'Texas Insurance Code',
      provision:
        'sections 705.004, 705.005, 705.104 and 1101.006; chapters 541 and 542 (prompt payment)',
      url: 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.705.htm',
      inForceFrom: '2005-04-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.picture-claim',
    kind: 'right',
    kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
    topics: ['consumer', 'general'],
    rank: 3,
    when: {
      all: [
        {
          says: [
            'image',
            'images',
            'photo',
            'photograph',
            'photographs',
            'picture',
            'pictures',
            'illustration',
            'font',
          ],
        },
        {
          says: [
            'license',
            'licence',
            'licensed',
            'unlicensed',
            'without authorization',
            'infringement',
            'copyright',
          ],
        },
        { says: ['settlement', 'remove', 'cease', 'demand', 'compensation', 'pay', 'fee'] },
      ],
      not: [{ says: ['driver', 'dmv', 'passport', 'id card', 'speeding', 'marriage'] }],
    },
    says: 'The sum is only an offer: without registration before the use a court gives mostly the real loss. Ask for proof of who owns the picture and of its registration. They have three years to sue. Take it down, but keep a copy.',
    authority: {
      title: 'Copyright Act (claims for pictures)',
      provision:
        '17 U.S.C. 107 (fair use), 411 and 412 (registration), 504 (damages), 507(b) (three years) and 1504 (Copyright Claims Board)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title17-section504&num=0&edition=prelim',
      inForceFrom: '2020-12-27',
    },
  },
]
