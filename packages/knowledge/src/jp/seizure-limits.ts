/** What cannot be seized, the officer's last day, and a home with a loan. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_ORDER, LOCAL_TAX, TAX_SEIZURE as PUBLIC_SEIZURE } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const EXEC = { title: '民事執行法', url: 'https://laws.e-gov.go.jp/law/354AC0000000004' }

const CLEARING: Test = {
  says: [
    '明渡しの催告',
    '明渡催告',
    '引渡し期限',
    '引渡期限',
    '断行',
    '建物明渡執行',
    '明渡執行',
    '建物明渡しの強制執行',
    '明渡しの強制執行',
  ],
}
const HOME_LOAN: Test = {
  says: ['担保不動産競売', '競売開始決定', '不動産競売', '住宅ローン', '住宅金融支援機構'],
}

export const SEIZURE_LIMITS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.seize.right-benefits',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE', 'COURT_JUDGMENT'],
    rank: 32,
    when: { not: [PUBLIC_SEIZURE] },
    says: 'No private creditor may take child allowance, a state pension or public assistance. If it lies in a seized account, ask the court to free it.',
    authority: {
      ...EXEC,
      provision: '第153条、児童手当法第15条、国民年金法第24条、生活保護法第58条',
      inForceFrom: '1980-10-01',
    },
  },
  {
    ...BASE,
    id: 'jp.seize.warn-officer-day',
    kind: 'warning',
    severity: 'high',
    kinds: ['BAILIFF_NOTICE', 'EVICTION_NOTICE', 'OTHER'],
    rank: 4,
    when: { any: [CLEARING] },
    says: 'The officer names a last day to leave, mostly one month after the first visit. After it your things are taken out. Ask the town for help with a home today.',
    authority: { ...EXEC, provision: '第168条、第168条の2', inForceFrom: '2004-04-01' },
  },
  {
    ...BASE,
    id: 'jp.seize.right-home-loan',
    kind: 'right',
    kinds: [
      'BAILIFF_NOTICE',
      'OTHER',
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
    ],
    rank: 6,
    when: { any: [HOME_LOAN] },
    says: 'If you live in the house, a court plan (個人再生) can let you keep it. Once the guarantor has paid the bank, you have six months to file.',
    authority: {
      title: '民事再生法',
      url: 'https://laws.e-gov.go.jp/law/411AC0000000225',
      provision: '第196条から第199条まで',
      inForceFrom: '2001-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.seize.step-home-loan',
    kind: 'step',
    list: 'first',
    kinds: ['BAILIFF_NOTICE', 'OTHER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    rank: 6,
    when: { any: [HOME_LOAN] },
    says: 'Ask a lawyer this week: a court plan, or a sale of your own choice (任意売却) before the auction. Ask the lender for other terms too.',
    authority: {
      title: '民事再生法',
      url: 'https://laws.e-gov.go.jp/law/411AC0000000225',
      provision: '第196条から第199条まで',
      inForceFrom: '2001-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.seize.right-office-review',
    kind: 'right',
    kinds: ['BAILIFF_NOTICE'],
    rank: 14,
    when: { any: [PUBLIC_SEIZURE], not: [COURT_ORDER, LOCAL_TAX] },
    says: 'Against a seizure by an office you can ask for a free review (審査請求) within three months. Ask it too to stop taking money while you pay in parts.',
    authority: {
      title: '国税通則法',
      url: 'https://laws.e-gov.go.jp/law/337AC0000000066',
      provision: '第75条、第77条、行政不服審査法第18条',
      inForceFrom: '2016-04-01',
    },
  },
]
