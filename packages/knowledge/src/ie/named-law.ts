/** Law that an adviser names first: claim notices, complaints about solicitors, and notices to end a tenancy for a sale. */
import type { Rule } from '@plainletter/contracts/rule'

const DEMAND = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const NOTICE = {
  country: 'ie',
  kinds: ['EVICTION_NOTICE'],
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const SALE = {
  any: [{ says: ['sell', 'selling', 'sale', 'intends to sell', 'transfer to another'] }],
} satisfies Rule['when']

const RTA = {
  title: 'Residential Tenancies Act 2004',
  url: 'https://revisedacts.lawreform.ie/eli/2004/act/27/revised/en/html',
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...DEMAND,
    id: 'ie.debt.know-claim-notice',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    when: {
      any: [
        { says: ['claim notice', 'district court', 'legal proceedings', 'court proceedings'] },
        { says: ['solicitor', 'solicitors'] },
      ],
    },
    says: 'For a debt of up to €15,000 a court case starts with a claim notice of the District Court. You then have 28 days to answer.',
    authority: {
      title: 'District Court (Civil Procedure) Rules 2014, S.I. No. 17 of 2014',
      provision: 'Orders 40 and 42 (claim notice, appearance and defence)',
      url: 'https://www.irishstatutebook.ie/eli/2014/si/17/made/en/html',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...DEMAND,
    id: 'ie.debt.right-lsra',
    kind: 'right',
    rank: 60,
    when: { any: [{ says: ['solicitor', 'solicitors'] }, { sender: ['solicitor', 'solicitors'] }] },
    says: 'If a solicitor misleads or bullies you, you can complain to the Legal Services Regulatory Authority (LSRA). It is free.',
    authority: {
      title: 'Legal Services Regulation Act 2015',
      provision: 'sections 50 and 51 (complaints of misconduct)',
      url: 'https://www.irishstatutebook.ie/eli/2015/act/65/enacted/en/html',
      inForceFrom: '2019-10-07',
    },
  },
  {
    ...NOTICE,
    id: 'ie.home.right-declaration',
    kind: 'right',
    rank: 22,
    when: SALE,
    says: 'If the reason is a sale, a sworn statement (statutory declaration) must come with the notice. The sale must be planned within nine months.',
    authority: { ...RTA, provision: 'sections 34 and 35 (sale)', inForceFrom: '2019-06-04' },
  },
  {
    ...NOTICE,
    id: 'ie.home.right-many-homes',
    kind: 'right',
    rank: 60,
    when: SALE,
    says: 'A landlord who sells ten or more homes of one development within six months mostly cannot end tenancies for that.',
    authority: {
      ...RTA,
      provision: 'section 35A (sale of many homes)',
      inForceFrom: '2019-06-04',
    },
  },
  {
    ...NOTICE,
    id: 'ie.home.know-email',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    says: 'An email or a text message alone is not a valid notice. It must be handed to you, posted or left at your home.',
    authority: {
      ...RTA,
      provision: 'sections 6 and 62 (how a notice is served)',
      inForceFrom: '2004-12-06',
    },
  },
  {
    ...NOTICE,
    id: 'ie.home.know-slip',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 30,
    says: 'A small slip that does you no harm may not undo a notice. Ask Threshold to check before you rely on one.',
    authority: {
      ...RTA,
      provision: 'section 64A (slips in a notice)',
      inForceFrom: '2022-07-06',
    },
  },
]
