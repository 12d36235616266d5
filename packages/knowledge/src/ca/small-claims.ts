/** The small claims courts of the provinces: for a letter that threatens with one, and the interest on a judgment. */
import type { Rule } from '@plainletter/contracts/rule'

const DEBT = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SMALL_CLAIMS: readonly Rule[] = [
  {
    ...DEBT,
    id: 'ca.debt.on-small-claims',
    kind: 'right',
    rank: 9,
    kinds: ['LETTER_BEFORE_CLAIM'],
    regions: ['CA-ON'],
    says: 'In Ontario small claims court takes up to $50,000. Legal costs there are mostly at most 15% of the claim.',
    authority: {
      title: 'Courts of Justice Act (Ontario), R.S.O. 1990, c. C.43, with O. Reg. 626/00',
      provision: 'sections 23 and 29 (small claims up to $50,000, limit on costs)',
      url: 'https://www.ontario.ca/laws/statute/90c43',
      inForceFrom: '2025-10-01',
    },
  },
  {
    ...DEBT,
    id: 'ca.debt.bc-small-claims',
    kind: 'right',
    rank: 9,
    kinds: ['LETTER_BEFORE_CLAIM'],
    regions: ['CA-BC'],
    says: 'In British Columbia a tribunal decides claims of up to $5,000, and small claims court up to $35,000. You mostly do not pay their lawyer.',
    authority: {
      title:
        'Civil Resolution Tribunal Act (British Columbia), S.B.C. 2012, c. 25, and Small Claims Act, R.S.B.C. 1996, c. 430',
      provision: 'section 118 of the first ($5,000), sections 3 and 19 of the second',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/12025_01',
      inForceFrom: '2017-06-01',
    },
  },
  {
    ...DEBT,
    id: 'ca.debt.ab-court',
    kind: 'right',
    rank: 9,
    kinds: ['LETTER_BEFORE_CLAIM'],
    regions: ['CA-AB'],
    says: 'In Alberta the Court of Justice takes claims of up to $100,000. You can speak for yourself there.',
    authority: {
      title:
        'Court of Justice Act (Alberta), R.S.A. 2000, c. C-30.5, with the Court of Justice Civil Procedure Regulation, Alta. Reg. 176/2018',
      provision: 'civil claims up to $100,000',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2023-08-01',
    },
  },
  {
    ...DEBT,
    id: 'ca.debt.qc-small-claims',
    kind: 'right',
    rank: 9,
    kinds: ['LETTER_BEFORE_CLAIM'],
    regions: ['CA-QC'],
    says: 'In Québec people speak for themselves in small claims, with no lawyers. A firm that bought the debt cannot sue there.',
    authority: {
      title: 'Code of Civil Procedure, CQLR c. C-25.01 (Québec)',
      provision: 'articles 536, 537 and 542 (small claims)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.01',
      inForceFrom: '2016-01-01',
    },
  },
  {
    ...DEBT,
    checkedOn: '2026-11-22',
    id: 'ca.judged.on-interest',
    kind: 'right',
    rank: 16,
    kinds: ['COURT_JUDGMENT'],
    regions: ['CA-ON'],
    says: 'Check the interest. In Ontario it runs at the rate set for that quarter, or at the rate of your contract.',
    authority: {
      title: 'Courts of Justice Act (Ontario), R.S.O. 1990, c. C.43',
      provision: 'sections 127 to 130 (interest before and after judgment)',
      url: 'https://www.ontario.ca/laws/statute/90c43',
      inForceFrom: '1990-12-31',
    },
  },
]
