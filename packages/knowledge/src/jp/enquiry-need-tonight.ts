/** Questions of people in need tonight: no bed, no food, no power, a lender who threatens. Whom to call comes first. */
import type { Rule } from '@plainletter/contracts/rule'

import { ENGLISH } from '../need/english.ts'
import { JAPANESE } from '../need/japanese.ts'
import { needIn } from '../need/need.ts'

const BASE = {
  country: 'jp',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  isUrgent: true,
  rank: 4,
  checkedOn: '2026-11-23',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

/** Need comes in stories of every field. */
const EVERYDAY: Rule['topics'] = ['housing', 'family', 'general', 'debt', 'consumer', 'employment']

const WELFARE = {
  title: '生活保護法',
  url: 'https://laws.e-gov.go.jp/law/325AC0000000144',
  inForceFrom: '2014-07-01',
}

export const ENQUIRY_NEED_TONIGHT: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask-need.roof',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'hotel',
            'airbnb',
            'flight',
            'booking',
            'festival',
            'is it legal',
            'is it illegal',
            'allowed to sleep',
            'hits me',
            'hit me',
            'beats me',
            'ホテル',
            '旅館',
            '飛行機',
            'キャンプ',
            '殴られ',
            '暴力',
            '駐車違反',
            '会社を追い出',
            '職場を追い出',
          ],
        },
      ],
    },
    asks: needIn('roof', ENGLISH, JAPANESE),
    says: 'Go to the welfare office (福祉事務所) where you are now and say: I have nowhere to sleep, I apply for 生活保護. You need no address: the office of the place where you are is in charge, and in danger to life it must act by itself. It can find you a place today, with your children. The 自立相談支援機関 has short stays too. At night: よりそいホットライン 0120-279-338, free.',
    authority: { ...WELFARE, provision: '第19条第1項第2号、第25条；生活困窮者自立支援法第3条' },
  },
  {
    ...BASE,
    id: 'jp.ask-need.food',
    topics: EVERYDAY,
    when: {
      not: [
        {
          says: [
            'restaurant',
            'delivered',
            'refund',
            'wedding',
            'レストラン',
            '宅配',
            '賞味期限',
            '結婚式',
          ],
        },
      ],
    },
    asks: needIn('food', ENGLISH, JAPANESE),
    says: 'Go to the welfare office (福祉事務所) today, say that you have no money for food, and hand in a form for 生活保護. It must take it and answer in 14 days, 30 at most; if you cannot wait, it must act at once. Until then ask the 社会福祉協議会 for a loan of up to ¥100,000 without interest (緊急小口資金), and the 自立相談支援機関 for food (フードバンク).',
    authority: { ...WELFARE, provision: '第7条、第24条、第25条' },
  },
  {
    ...BASE,
    id: 'jp.ask-need.power-off',
    topics: ['consumer', 'debt', 'general', 'housing', 'family', 'employment'],
    when: { not: [{ says: ['landlord', 'storm', 'blackout', 'outage', '大家', '台風', '停電'] }] },
    asks: needIn('power', ENGLISH, JAPANESE),
    says: 'Call the power company now and say that there is a baby. Ask what you must pay today to have it back, and if the rest can be paid in parts. The 社会福祉協議会 can lend for unpaid bills (緊急小口資金, up to ¥100,000 without interest). No money at all? Go to the welfare office (福祉事務所) today and apply for 生活保護.',
    authority: {
      title: '生活困窮者自立支援法',
      provision: '第3条第2項、第5条；生活福祉資金貸付制度（緊急小口資金）',
      url: 'https://laws.e-gov.go.jp/law/425AC0000000105',
      inForceFrom: '2018-10-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask-need.lender',
    topics: ['debt', 'criminal', 'general', 'family', 'consumer', 'housing', 'employment'],
    when: { not: [{ says: ['debt collector', 'bailiff', 'sue me', '債権回収', '裁判所から'] }] },
    asks: needIn('lender', ENGLISH, JAPANESE),
    says: 'In danger call 110 now; for advice, the police line #9110. Pay nothing more. Lending as a business without a licence, or above 20% a year, is a crime. A loan above 109.5% a year is void. The Supreme Court says that you need not even give such money back. Keep messages, names and accounts. A lawyer or scrivener can stop the calls today. 法テラス helps: 0570-078374.',
    authority: {
      title: '貸金業法',
      provision: '第3条、第42条、第47条；出資法第5条；民法第708条',
      url: 'https://laws.e-gov.go.jp/law/358AC1000000032',
      inForceFrom: '2010-06-18',
    },
  },
]
