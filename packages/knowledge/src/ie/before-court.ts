/** What must come before a court claim for a debt, and what it costs. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './authority-debt.ts'
const DEBT = {
  country: 'ie',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const BEFORE_COURT: readonly Rule[] = [
  {
    ...DEBT,
    id: 'ie.debt.warn-court',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    says: 'If court papers come, do not set them aside. If you do not answer in time, they can get judgment without you.',
    authority: LAW.courts,
  },
  {
    ...DEBT,
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
      provision: 'Order 40 (claim notice) and Order 42 (appearance and defence)',
      url: 'https://www.irishstatutebook.ie/eli/2014/si/17/made/en/html',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...DEBT,
    id: 'ie.debt.right-court-costs',
    kind: 'right',
    rank: 18,
    kinds: ['LETTER_BEFORE_CLAIM'],
    says: 'The District Court takes claims of up to €15,000. Who sues for less in a higher court mostly gets only the lower costs.',
    authority: {
      title:
        'Courts Act 1981, section 17, as amended, with the Courts and Civil Law (Miscellaneous Provisions) Act 2013',
      provision: 'limit on costs in too high a court; District Court up to €15,000',
      url: 'https://www.irishstatutebook.ie/eli/2013/act/32/enacted/en/html',
      inForceFrom: '2014-02-03',
    },
  },
  {
    ...DEBT,
    id: 'ie.debt.right-mediation',
    kind: 'right',
    rank: 19,
    kinds: ['LETTER_BEFORE_CLAIM'],
    when: { any: [{ says: ['solicitor', 'solicitors'] }, { sender: ['solicitor', 'solicitors'] }] },
    says: 'Before they sue, their solicitor must advise them on mediation and swear to the court that this was done. You can offer it.',
    authority: {
      title: 'Mediation Act 2017',
      provision: 'section 14 (advice on mediation before proceedings)',
      url: 'https://revisedacts.lawreform.ie/eli/2017/act/27/section/14/revised/en/html',
      inForceFrom: '2018-01-01',
    },
  },
]
