/** Letters on the right to stay. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const IMMIG = {
  title: '出入国管理及び難民認定法(入管法)',
  url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
}

const STAY: Test = {
  says: ['在留資格', '在留期間', '在留カード', '入管', 'ビザ', 'residence status', 'visa'],
}

const STAY_REFUSED: Test = {
  says: ['不許可', '許可しない', '許可しません', '不交付', '取り消し', '取消し'],
}

export const RESIDENCE_STATUS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.stay.reality',
    kind: 'fact',
    kinds: ['OTHER'],
    rank: 8,
    slot: 'reality_check',
    when: { all: [STAY] },
    says: 'A no is not the end. But the time to act is short, and it runs from the letter.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    id: 'jp.stay.step-first',
    kind: 'step',
    kinds: ['OTHER'],
    rank: 8,
    list: 'first',
    when: { all: [STAY] },
    says: 'Write down the day you got it, keep the envelope, and show all pages to a lawyer today. Do not wait for more papers.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.stay.right-court',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 6,
    when: { all: [STAY, STAY_REFUSED] },
    says: 'You can sue within six months of learning of a refused stay (取消訴訟). The free review (審査請求) does not cover it. Ask the office for the reasons first.',
    authority: {
      title: '行政事件訴訟法',
      url: 'https://laws.e-gov.go.jp/law/337AC0000000139',
      provision: '第14条、第25条、行政不服審査法第7条',
      inForceFrom: '2005-04-01',
    },
  },
  {
    ...BASE,
    checkedOn: '2026-11-22',
    id: 'jp.stay.right-leave-or-reapply',
    kind: 'right',
    kinds: ['OTHER'],
    rank: 7,
    when: { all: [STAY, STAY_REFUSED] },
    says: 'If your stay ends soon, you can mostly switch to time for leaving (特定活動, 出国準備), or apply anew with better papers. Staying past the day is a crime.',
    authority: { ...IMMIG, provision: '第20条、第21条、第24条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    id: 'jp.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [STAY] },
    says: 'Apply to renew or change your status before it ends. If you applied in time, you may stay until the answer, two months past the end at most.',
    authority: { ...IMMIG, provision: '第20条、第21条', inForceFrom: '2010-07-01' },
  },
]
