/** Home loans in arrears. */
import type { Rule } from '@plainletter/contracts/rule'

const HOME = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'OTHER', 'COURT_CLAIM'],
  topics: ['debt', 'housing'],
  when: {
    all: [
      { says: ['mortgage', 'hypothèque', 'hypothécaire', 'home loan'] },
      {
        says: [
          'default',
          'arrears',
          'overdue',
          'power of sale',
          'foreclosure',
          'défaut',
          'arriérés',
          'préavis d’exercice',
          "préavis d'exercice",
          '60 jours',
          'prise en paiement',
          'behind',
          'missed',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const FCAC_GUIDELINE_ON_EXISTING_CONSUMER = {
  title: 'FCAC Guideline on Existing Consumer Mortgage Loans in Exceptional Circumstances',
  provision: 'help for people in hardship on a home loan',
  url: 'https://www.canada.ca/en/financial-consumer-agency.html',
  inForceFrom: '2023-07-05',
}

const MORTGAGE_LAWS_PROVINCES = {
  title: 'Mortgage laws of the provinces',
  provision:
    'for example Mortgages Act (Ontario), R.S.O. 1990, c. M.40, sections 31 to 42; Civil Code of Québec, articles 2757 to 2778',
  url: 'https://www.ontario.ca/laws/statute/90m40',
  inForceFrom: '2010-01-01',
}

export const MORTGAGE_RULES: readonly Rule[] = [
  {
    ...HOME,
    id: 'ca.mortgage.right-bank-help',
    kind: 'right',
    rank: 9,
    says: 'A bank must look at ways to help you in hardship, such as longer terms or no late fees. Ask before the deadline.',
    authority: FCAC_GUIDELINE_ON_EXISTING_CONSUMER,
  },
  {
    ...HOME,
    id: 'ca.mortgage.right-interest',
    kind: 'right',
    rank: 16,
    says: 'Interest may not rise because you are late. Any sum for being in default must be in the contract and allowed.',
    authority: {
      title: 'Interest Act, R.S.C. 1985, c. I-15',
      provision: 'section 8 (no fine or higher rate on arrears of a home loan)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/i-15/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.mortgage.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    kinds: ['OTHER'],
    says: 'The lender wants the late payments, and says that it may take or sell the home.',
    authority: MORTGAGE_LAWS_PROVINCES,
  },
  {
    ...HOME,
    id: 'ca.mortgage.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    kinds: ['OTHER'],
    says: 'This is a warning with time to act. Many people keep their home with a plan, if they ask early.',
    authority: MORTGAGE_LAWS_PROVINCES,
  },
  {
    ...HOME,
    id: 'ca.mortgage.option-plan',
    kind: 'option',
    option: 'negotiate',
    rank: 6,
    kinds: ['OTHER'],
    title: 'Ask for a plan',
    cost: 'Free to ask',
    time: 'Before the notice ends',
    risk: 'The sum grows while you wait.',
    bestFor: 'You have some income and want to stay.',
    says: 'Ask for a plan for the late sum, in writing, before the notice ends.',
    authority: FCAC_GUIDELINE_ON_EXISTING_CONSUMER,
  },
  {
    ...HOME,
    id: 'ca.mortgage.on-power',
    kind: 'right',
    rank: 6,
    regions: ['CA-ON'],
    says: 'In Ontario a notice of power of sale can come only after 15 days of default. It gives you at least 35 days to catch up.',
    authority: {
      title: 'Mortgages Act (Ontario), R.S.O. 1990, c. M.40',
      provision: 'sections 22, 31 to 33 and 42',
      url: 'https://www.ontario.ca/laws/statute/90m40',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.mortgage.qc-sixty',
    kind: 'right',
    rank: 6,
    regions: ['CA-QC'],
    says: 'In Québec the lender must register a 60-day notice before it takes or sells a home. You can pay what is late in that time.',
    authority: {
      title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
      provision: 'articles 2757 to 2763 and 2778',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.mortgage.bc-redeem',
    kind: 'right',
    rank: 6,
    regions: ['CA-BC'],
    says: 'In British Columbia the lender must go to court. The judge mostly gives you six months to pay or sell.',
    authority: {
      title:
        'Law and Equity Act (British Columbia), R.S.B.C. 1996, c. 253, and Supreme Court Civil Rules',
      provision: 'sections 15 and 16; Rule 21-7 (foreclosure)',
      url: 'https://www.bclaws.gov.bc.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.mortgage.ab-redeem',
    kind: 'right',
    rank: 6,
    regions: ['CA-AB'],
    says: 'In Alberta the lender must go to court. You mostly have six months in town, or a year on a farm, to pay.',
    authority: {
      title: 'Law of Property Act (Alberta), R.S.A. 2000, c. L-7',
      provision: 'sections 38 to 41',
      url: 'https://www.alberta.ca/alberta-kings-printer',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...HOME,
    id: 'ca.mortgage.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Call the lender today and ask for its hardship team. See a lawyer or legal clinic before the notice ends.',
    authority: FCAC_GUIDELINE_ON_EXISTING_CONSUMER,
  },
]
