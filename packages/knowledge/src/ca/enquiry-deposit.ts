/** Questions about the deposit for a rented home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LANDLORD, DEPOSIT } from '../english/home-words.ts'
import { LANDLORD_FR, DEPOSIT_FR } from './asked-words.ts'
import { LAW } from './authority.ts'
import { RENTED } from './conditions.ts'

const ASK_HOME = {
  country: 'ca',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const ASK_GENERAL = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'consumer', 'general'],
} satisfies Partial<Rule>

const ASK_RENTER = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['housing', 'general', 'consumer'],
} satisfies Partial<Rule>

const ABOUT_DEPOSIT: Test = { says: ['deposit', 'security deposit', 'damage deposit', 'dépôt'] }

export const ENQUIRY_DEPOSIT: readonly Rule[] = [
  {
    ...ASK_HOME,
    id: 'ca.ask.deposit',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [
      [...DEPOSIT, ...DEPOSIT_FR],
      [...LANDLORD, ...LANDLORD_FR],
    ],
    dependsOn: 'your province',
    says: 'Each province has its own cap and time to give it back. Ask in writing, with photos, and apply to the tribunal if they refuse.',
    authority: LAW.housing,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.deposit-on',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...DEPOSIT, ...DEPOSIT_FR],
      [...LANDLORD, ...LANDLORD_FR],
    ],
    regions: ['CA-ON'],
    rank: 20,
    says: 'In Ontario a landlord may not take a damage deposit. Only a deposit for the last rent period is allowed, and it must earn interest.',
    authority: LAW.onRtaDeposit,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.deposit-bc',
    kind: 'answer',
    verdict: 'do_this',
    asks: [
      [...DEPOSIT, ...DEPOSIT_FR],
      [...LANDLORD, ...LANDLORD_FR],
    ],
    regions: ['CA-BC'],
    rank: 20,
    says: 'Give your new address in writing. In British Columbia the landlord then has 15 days to pay it back or apply. If not, you can claim double.',
    authority: LAW.bcRtaMore,
  },
  {
    ...ASK_HOME,
    id: 'ca.ask.deposit-qc',
    kind: 'answer',
    verdict: 'no',
    asks: [
      [...DEPOSIT, ...DEPOSIT_FR],
      [...LANDLORD, ...LANDLORD_FR],
    ],
    regions: ['CA-QC'],
    rank: 20,
    says: 'In Quebec a landlord may not ask for a deposit, only the first rent payment. You can ask for it back.',
    authority: LAW.qcDeposit,
  },
  {
    ...ASK_GENERAL,
    id: 'ca.ask.deposit-on-back',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 10,
    regions: ['CA-ON'],
    verdict: 'do_this',
    asks: [
      ['deposit', 'damage deposit', 'security deposit', 'dépôt'],
      [
        'not returned',
        'not return',
        'return my',
        'give back',
        'get back',
        'get it back',
        'keeping my',
        'kept my',
        'refuses',
        'pas rendu',
        'rendre',
      ],
    ],
    says: 'Ask for it back in writing. In Ontario a landlord may hold only a deposit for the last rent period. For any other deposit, apply to the Board (form T1) within one year.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'sections 105, 106, 134 and 135 (deposits, money kept against the law)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...ASK_RENTER,
    id: 'ca.ask.home-ab-deposit',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 7,
    regions: ['CA-AB'],
    when: { all: [ABOUT_DEPOSIT, RENTED] },
    says: 'In Alberta a deposit is one month of rent at most. It must come back within 10 days, or you must get a statement of what was kept.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision:
        'sections 43 to 46 (security deposits) and Part 5.1 (Residential Tenancy Dispute Resolution Service)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2004-11-01',
    },
  },
  {
    ...ASK_RENTER,
    id: 'ca.ask.home-ns-deposit',
    kind: 'right',
    kinds: ['ENQUIRY', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    rank: 7,
    regions: ['CA-NS'],
    when: { all: [ABOUT_DEPOSIT, RENTED] },
    says: 'In Nova Scotia a deposit is half a month of rent at most. It must come back within 10 days, or the landlord must apply to keep it.',
    authority: {
      title: 'Residential Tenancies Act (Nova Scotia), R.S.N.S. 1989, c. 401',
      provision: 'section 12 (security deposits)',
      url: 'https://nslegislature.ca/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.deposit-double-bc',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'consumer'],
    rank: 5,
    verdict: 'yes',
    asks: [
      ['security deposit', 'damage deposit', 'pet deposit', 'my deposit'],
      [
        "hasn't given",
        'hasnt given',
        "hasn't returned",
        'not returned',
        "won't give",
        "won't return",
        'wont give',
        'wont return',
        'keep',
        'kept',
        'keeping',
        'double',
        'weeks ago',
        'get it back',
        'statement',
      ],
    ],
    says: 'Yes, often. The landlord has 15 days from the end of the tenancy or your written address, whichever is later. If it did not pay or apply by then, you can claim double at the Branch.',
    authority: {
      title: 'Residential Tenancy Act (British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 23, 24, 35, 36 and 38 (15 days, inspections, double)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
    regions: ['CA-BC'],
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.ask.deposit-back-ab',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'consumer'],
    rank: 5,
    verdict: 'do_this',
    asks: [
      ['security deposit', 'damage deposit', 'pet deposit', 'my deposit'],
      [
        "hasn't given",
        'hasnt given',
        "hasn't returned",
        'not returned',
        "won't give",
        "won't return",
        'wont give',
        'wont return',
        'keep',
        'kept',
        'keeping',
        'double',
        'weeks ago',
        'get it back',
        'statement',
      ],
    ],
    says: 'In Alberta it must come back within 10 days, with a statement of each sum kept. Without inspection reports nothing may be kept for damage. Apply to the RTDRS, which is cheap and quick.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision: 'sections 19, 46 and Part 5.1 (Residential Tenancy Dispute Resolution Service)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2006-06-30',
    },
    regions: ['CA-AB'],
  },
]
