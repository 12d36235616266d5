/** The law that an adviser names first on mobile homes and on terms that were clicked on. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'us', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const NAMED_LAW_OF_HOMES: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.named.mobile-home',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'COURT_CLAIM'],
    topics: ['housing', 'general'],
    rank: 2,
    when: {
      all: [
        {
          says: [
            'mobile home',
            'mobile home park',
            'manufactured home',
            'manufactured housing',
            'trailer park',
            'lot rent',
            'home park',
          ],
        },
        { says: ['park', 'lot', 'space', 'community'] },
        {
          says: [
            'notice',
            'terminate',
            'termination',
            'quit',
            'rules',
            'rent',
            'leave',
            'remove',
            'evict',
            'eviction',
            'closing',
            'close',
          ],
        },
      ],
    },
    says: 'Who owns the home and rents the lot has more rights than other tenants. In most states the park needs a reason in the law, written notice and a court. For a broken rule you mostly get time to put it right.',
    authority: {
      title: 'Mobile home park law of your state',
      provision:
        'for example Arizona A.R.S. 33-1476, California Civil Code 798.55 and 798.56, Colorado C.R.S. 38-12-202 to 38-12-204, Florida Statutes 723.061, Massachusetts M.G.L. c. 140, s. 32J, Michigan MCL 600.5775, Washington RCW 59.20.080',
      url: 'https://www.usa.gov/tenant-rights',
      inForceFrom: '2020-06-30',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.mobile-home-co',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'OTHER', 'COURT_CLAIM'],
    topics: ['housing', 'general'],
    regions: ['US-CO'],
    rank: 1,
    when: {
      all: [
        {
          says: [
            'mobile home',
            'mobile home park',
            'manufactured home',
            'manufactured housing',
            'trailer park',
            'lot rent',
            'home park',
          ],
        },
      ],
    },
    says: 'In Colorado the notice must give the reason, say if you can cure it and offer mediation. The park may end your place only for reasons in the law. It may not punish you for a complaint, and a state program takes complaints.',
    authority: {
      title:
        'Mobile Home Park Act (Colorado Revised Statutes, C.R.S., CRS), and its Dispute Resolution and Enforcement Program',
      provision:
        'C.R.S. 38-12-202 to 38-12-204.3, 38-12-212.5, 38-12-216 and 38-12-1101 to 38-12-1110',
      url: 'https://leg.colorado.gov/colorado-revised-statutes',
      inForceFrom: '2020-06-30',
    },
  },
  {
    ...CHECKED,
    id: 'us.named.arbitration',
    kind: 'right',
    kinds: ['ENQUIRY', 'CONSUMER_CONTRACT_DISPUTE', 'LETTER_BEFORE_CLAIM'],
    topics: ['consumer', 'general', 'debt'],
    rank: 11,
    when: {
      any: [
        {
          says: [
            'airbnb',
            'vrbo',
            'arbitration',
            'terms of service',
            'booking.com',
            'expedia',
            'uber',
            'lyft',
            'doordash',
            'class action waiver',
          ],
        },
      ],
      not: [
        { says: ['hit by', 'accident', 'crash', 'class action settlement', 'settlement fund'] },
      ],
    },
    says: 'Terms that you clicked on often send a quarrel to arbitration. Small claims court mostly stays open, and the company mostly pays most of the fee. Read that part before you sue.',
    authority: {
      title: 'Federal Arbitration Act (FAA), and the law of contracts of your state',
      provision: '9 U.S.C. 2; breach of contract (common law)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title9-section2&num=0&edition=prelim',
      inForceFrom: '1947-07-30',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.eviction-lawyer',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER', 'COURT_CLAIM'],
    topics: ['housing'],
    regions: ['US-MD', 'US-WA', 'US-CT'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'evict',
            'eviction',
            'repossession of rented property',
            'failure to pay rent',
            'unlawful detainer',
            'notice to quit',
            'summary process',
            'vacate',
            'possession of the premises',
            'pay rent or vacate',
          ],
        },
      ],
    },
    says: 'In your state tenants on a low income can get a free lawyer in an eviction case. Ask the court or legal aid on the first day.',
    authority: {
      title: 'Right to a lawyer in evictions: law of Maryland, Washington and Connecticut',
      provision: 'Md. Code, Real Property 8-902; RCW 59.18.640; Conn. Gen. Stat. 47a-75',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=59.18.640',
      inForceFrom: '2021-10-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.rental-limits-fl',
    kind: 'right',
    kinds: ['CEASE_AND_DESIST', 'OTHER', 'DEBT_COLLECTION_LETTER'],
    topics: ['housing', 'general', 'consumer'],
    regions: ['US-FL'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'homeowners association',
            'homeowners’ association',
            "homeowners' association",
            'hoa',
            'condominium association',
          ],
        },
        { says: ['renting', 'rental', 'rentals', 'airbnb', 'vrbo', 'short-term', 'lease your'] },
      ],
    },
    says: 'In Florida a new association rule that limits renting mostly binds only those who bought after it or agreed to it. Limits on rentals under six months bind all. A quarrel must mostly go to mediation first.',
    authority: {
      title: 'Florida Homeowners’ Association Act',
      provision: 'Florida Statutes 720.306(1)(h) and 720.311',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2021-07-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.landlord-utility',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND', 'OTHER'],
    topics: ['housing', 'consumer', 'debt'],
    rank: 3,
    when: {
      all: [
        {
          says: [
            'your landlord',
            'the landlord',
            'property owner',
            'building owner',
            'notice to tenants',
            'tenants of',
          ],
        },
        { says: ['gas', 'electric', 'electricity', 'water', 'service'] },
        {
          says: [
            'disconnect',
            'disconnected',
            'disconnection',
            'shut off',
            'shut-off',
            'terminated',
            'termination',
          ],
        },
      ],
    },
    says: 'This bill is your landlord’s. In many states tenants must get notice first, and can keep the service by paying from the rent, which the landlord must then credit. Tell the utility that you live there, and ask for the form.',
    authority: {
      title: 'Utility and tenant law of your state: service that the landlord must pay',
      provision:
        'for example Ohio Administrative Code 4901:1-18-08 and Ohio Revised Code 5321.07, Illinois 765 ILCS 735, Pennsylvania 66 Pa.C.S. 1521 to 1533, New York Public Service Law 33, California Public Utilities Code 777.1',
      url: 'https://codes.ohio.gov/ohio-administrative-code/rule-4901:1-18-08',
      inForceFrom: '2010-11-01',
    },
  },
  {
    country: 'us',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'us.named.internet-firm',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER', 'OTHER', 'LETTER_BEFORE_CLAIM'],
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    when: {
      all: [
        {
          says: [
            'internet',
            'broadband',
            'wireless',
            'cell phone',
            'cable tv',
            'data plan',
            'phone plan',
            'fiber',
          ],
        },
        { says: ['fee', 'plan', 'contract', 'agreement', 'service', 'bill'] },
      ],
      not: [{ says: ['scam', 'email address', 'internet explorer'] }],
    },
    says: 'A firm that changes what you signed for, or hides a fee, can break its contract and the law on fair trade. Complain free to the FCC: the firm must answer within 30 days. Keep the price label from the day you signed.',
    authority: {
      title: 'FCC: informal complaints, broadband labels and truth in billing',
      provision:
        '47 CFR 1.716 to 1.719, 8.1 and 64.2401; contract law of your state (material change)',
      url: 'https://www.ecfr.gov/current/title-47/section-8.1',
      inForceFrom: '2024-04-10',
    },
  },
]
