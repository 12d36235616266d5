/** Questions of tenants who say no to a higher rent. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_REFUSED: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.rent-rise-refuse',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 8,
    verdict: 'no',
    when: { not: [{ says: ['鍵を', '取り壊し', '建て替え', '立ち退き料'] }] },
    asks: [
      ['家賃を', '家賃が', '賃料', '値上げ', '増額', '家賃'],
      ['上げる', '上げたい', '上げられ', '値上げ', '増額', '上がる', 'アップ', '円上'],
      [
        '断ったら',
        '断れば',
        '断る',
        '拒否',
        '同意しない',
        '同意しなけ',
        '応じない',
        '応じなけ',
        'サインしな',
        '嫌なら',
        '更新しない',
        '更新できない',
      ],
      ['出ない', '出な', '退去', '出て', '追い出', '更新しない', '更新でき', '引っ越'],
    ],
    says: 'No. You need not leave because you refuse a higher rent. In an ordinary lease the landlord needs good cause (正当事由) to end it or not renew it. A refusal is no such cause. With no new deal it goes on by law (法定更新). Keep paying the old rent; if they will not take it, pay it in (供託). Sign nothing. They must ask for mediation, then a court. A fixed lease (定期借家) does end at its date.',
    authority: {
      title: '借地借家法',
      provision: '第26条、第28条、第32条',
      url: 'https://laws.e-gov.go.jp/law/403AC0000000090',
      inForceFrom: '1992-08-01',
    },
  },
]
