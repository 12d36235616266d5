/** Letters of a landlord who keeps the deposit of a rented home. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { RENTED } from './conditions.ts'

const DEPOSIT: Test = {
  says: ['deposit', 'dépôt'],
}

const KEPT: Test = {
  says: [
    'keeping',
    'will keep',
    'we keep',
    'kept',
    'intend to claim',
    'to claim',
    'claiming',
    'deducted from',
    'withhold',
    'withheld',
    'withholding',
    'retaining',
    'retained',
    'will not return',
    'not be returned',
    'not be refunded',
    'gardons',
    'garderons',
    'retenons',
    'retenir',
    'retenue',
    'ne sera pas rendu',
    'ne rendrons pas',
  ],
}

const KEEPS = {
  country: 'ca',
  kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
  topics: ['housing'],
  when: { all: [DEPOSIT, KEPT, RENTED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const DEPOSITS: readonly Rule[] = [
  {
    ...KEEPS,
    id: 'ca.deposit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The landlord wants to keep your deposit. Look for each sum and its reason.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancy Act (British Columbia), sections 37 and 38; Residential Tenancies Act (Alberta), section 46; Residential Tenancies Act, 2006 (Ontario), sections 105 and 106',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    says: 'The landlord must prove the damage. Normal wear is not damage.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancy Act (British Columbia), sections 37 and 38; Residential Tenancies Act (Alberta), section 46; Residential Tenancies Act, 2006 (Ontario), sections 105 and 106',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.bc',
    kind: 'right',
    rank: 2,
    regions: ['CA-BC'],
    says: 'In British Columbia the landlord has 15 days to return the deposit or apply to keep it. They run from the end of the tenancy or from your new address in writing, whichever is later. After that you can claim double.',
    authority: {
      title: 'Residential Tenancy Act (British Columbia), S.B.C. 2002, c. 78',
      provision: 'sections 19, 24, 36, 38 and 39 (deposits: 15 days, double if kept with no right)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
      inForceFrom: '2004-01-01',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.on',
    kind: 'right',
    rank: 2,
    regions: ['CA-ON'],
    says: 'In Ontario a landlord may hold only a rent deposit, for your last month. A deposit for damage is against the law. Ask for it back.',
    authority: {
      title: 'Residential Tenancies Act, 2006 (Ontario), S.O. 2006, c. 17',
      provision: 'sections 105 to 107 and 134 to 135 (only a rent deposit)',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.qc',
    kind: 'right',
    rank: 2,
    regions: ['CA-QC'],
    says: 'In Québec a landlord may not ask for a deposit. You can ask for it back at the housing tribunal.',
    authority: {
      title: 'Civil Code of Québec (Code civil du Québec), CQLR c. CCQ-1991',
      provision: 'articles 1890, 1904 and 1911 (no deposit, state of the home)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
      inForceFrom: '1994-01-01',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.right-proof',
    kind: 'right',
    rank: 5,
    says: 'You can ask for a list, bills and photos, and for the reports made when you moved in and out.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancy Act (British Columbia), sections 37 and 38; Residential Tenancies Act (Alberta), section 46; Residential Tenancies Act, 2006 (Ontario), sections 105 and 106',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.right-tribunal',
    kind: 'right',
    rank: 6,
    says: 'The tenancy office or tribunal of your province can order the deposit back. It costs little, and you need no lawyer.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancy Act (British Columbia), sections 37 and 38; Residential Tenancies Act (Alberta), section 46; Residential Tenancies Act, 2006 (Ontario), sections 105 and 106',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    ...KEEPS,
    id: 'ca.deposit.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Give your new address in writing, say that you do not agree, and ask for the deposit back by a set day.',
    authority: {
      title: 'Tenancy laws of the provinces',
      provision:
        'for example Residential Tenancy Act (British Columbia), sections 37 and 38; Residential Tenancies Act (Alberta), section 46; Residential Tenancies Act, 2006 (Ontario), sections 105 and 106',
      url: 'https://www.ontario.ca/laws/statute/06r17',
      inForceFrom: '2007-01-31',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'ca.deposit.ab',
    kind: 'right',
    kinds: ['OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['housing'],
    rank: 2,
    regions: ['CA-AB'],
    when: { all: [DEPOSIT, KEPT, RENTED] },
    says: 'In Alberta the landlord has 10 days to return the deposit or send a statement. Without both inspection reports, it may not keep money for damage. The RTDRS decides.',
    authority: {
      title: 'Residential Tenancies Act (Alberta), S.A. 2004, c. R-17.1',
      provision:
        'sections 43 to 46 (deposits, inspection reports) and Part 5.1 (Residential Tenancy Dispute Resolution Service)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2006-06-30',
    },
  },
]
