/** Questions about subscriptions, fees, pensions, illegal lenders, guarantors, the police, residence and assistance. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const MIN = { title: '民法', url: 'https://laws.e-gov.go.jp/law/129AC0000000089' }
const CONSUMER_ACT = { title: '消費者契約法', url: 'https://laws.e-gov.go.jp/law/412AC0000000061' }
const SALES = {
  title: '特定商取引に関する法律(特定商取引法)',
  url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
}
const IMMIG = {
  title: '出入国管理及び難民認定法(入管法)',
  url: 'https://laws.e-gov.go.jp/law/326CO0000000319',
}
const NHK = { title: '放送法', url: 'https://laws.e-gov.go.jp/law/325AC0000000132' }
const PENSION = { title: '国民年金法', url: 'https://laws.e-gov.go.jp/law/334AC0000000141' }
const HEALTH = { title: '国民健康保険法', url: 'https://laws.e-gov.go.jp/law/333AC0000000192' }
const CRIM = { title: '刑事訴訟法', url: 'https://laws.e-gov.go.jp/law/323AC0000000131' }
const LOANSHARK = { title: '貸金業法', url: 'https://laws.e-gov.go.jp/law/358AC1000000032' }
const DEPOSITLAW = { title: '生活保護法', url: 'https://laws.e-gov.go.jp/law/325AC0000000144' }

export const ENQUIRY_LIFE: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.ask.subscription',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['定期購入', '定期コース', 'お試し', '初回', 'サブスク', 'subscription'],
      ['解約', 'やめ', 'できない', '2回目', '高額', '電話がつながらない', 'cancel', 'stop'],
    ],
    says: 'Save the order screen and mails. Try to cancel now by the way that the shop names, and keep proof of it. If the last screen misled you, you can undo the order. Call 188 for free help.',
    authority: { ...SALES, provision: '第12条の6、第15条の4', inForceFrom: '2022-06-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.cancel-fee',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      ['キャンセル料', '解約料', '違約金', '取消料', 'cancellation fee', 'cancel fee'],
      ['高い', '払う', '払わ', '請求', '妥当', 'pay', 'too high', 'must'],
    ],
    says: 'What is above the firm’s average loss is void. Ask it to explain the sum. Call 188 before you pay.',
    dependsOn: 'the contract and how early you cancelled',
    authority: { ...CONSUMER_ACT, provision: '第9条第1項第1号、第2項', inForceFrom: '2023-06-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.nhk',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      ['nhk', '受信料', '受信契約'],
      [
        '払わない',
        '払わなくて',
        '契約',
        '解約',
        'テレビがない',
        '時効',
        '訪問',
        'pay',
        'must',
        'television',
        'cancel',
      ],
    ],
    says: 'Without such a set you need no contract, and you can end one. Fees older than five years may be too old, but you must say so before you pay.',
    dependsOn: 'whether you have a set that can receive NHK',
    authority: { ...NHK, provision: '第64条', inForceFrom: '2011-06-30' },
  },
  {
    ...BASE,
    id: 'jp.ask.pension',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['国民年金', '年金保険料', 'national pension'],
      ['払えない', '免除', '猶予', '未納', '督促', 'cannot pay', 'exempt'],
    ],
    says: 'Ask your town for an exemption or a wait (免除・納付猶予). It can reach back two years and one month. It keeps your right to a disability pension. If you ignore the reminders, they can seize.',
    authority: { ...PENSION, provision: '第90条から第90条の3まで', inForceFrom: '2014-04-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.health-premium',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['国民健康保険', '国保', '健康保険料', 'health insurance premium'],
      ['払えない', '高い', '減免', '軽減', '滞納', '差押', 'cannot pay', 'too high', 'reduce'],
    ],
    says: 'Go to the town office before the date. Ask for the lower rate for low incomes or job loss, a reduction (減免) or parts. Bring proof of income. Ask which care you keep while you owe.',
    authority: { ...HEALTH, provision: '第77条', inForceFrom: '1959-01-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.illegal-lender',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['闇金', 'ヤミ金', '違法な貸', 'ソフト闇金', 'loan shark', 'illegal lender'],
      ['返す', '払う', '脅', '取り立て', 'どうすれば', 'pay', 'threat', 'what'],
    ],
    says: 'A loan at more than 109.5% a year is void, and lending without a licence is a crime. Do not borrow more. Keep all messages, and go to the police (#9110) and a lawyer or scrivener today.',
    authority: { ...LOANSHARK, provision: '第42条', inForceFrom: '2010-06-18' },
  },
  {
    ...BASE,
    id: 'jp.ask.guarantor',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'consumer'],
    rank: 18,
    verdict: 'it_depends',
    asks: [
      ['保証人', '連帯保証', 'guarantor'],
      ['払う', '請求', 'なった', '頼まれ', '断', '責任', 'pay', 'must', 'asked'],
    ],
    says: 'A joint guarantor (連帯保証人) owes like the debtor. Ask for the signed paper and how much is left. Without writing, or without a top sum in an open guarantee, it is void. See a lawyer before you pay.',
    dependsOn: 'what you signed',
    authority: {
      ...MIN,
      provision: '第446条、第454条、第458条の2、第458条の3、第465条の2',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.ask.police',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['criminal', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        '警察',
        '取調べ',
        '取り調べ',
        '逮捕',
        '任意同行',
        '被疑者',
        'police',
        'arrested',
        'questioned',
      ],
      [
        '黙秘',
        '弁護士',
        '話さ',
        '答え',
        '断れ',
        '行かなければ',
        '権利',
        'lawyer',
        'silent',
        'answer',
        'rights',
      ],
    ],
    says: 'You need not speak against your will. If you are not arrested, you may say no or leave. You can call a lawyer at any time. After an arrest, ask for the lawyer on duty (当番弁護士): the first visit is free. Sign nothing that is wrong.',
    authority: { ...CRIM, provision: '第30条、第198条、第203条', inForceFrom: '1949-01-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.stay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['immigration', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['在留資格', '在留期間', 'ビザ', '在留カード', '入管', 'visa', 'residence status'],
      [
        '更新',
        '不許可',
        '切れ',
        '変更',
        '失業',
        '転職',
        'どうすれば',
        'renew',
        'refused',
        'expired',
        'change',
      ],
    ],
    says: 'Apply before the last day. Then you may stay until the answer, two months more at most. If you leave your job, tell the office within 14 days. If they refuse, ask for the reason there and see a lawyer at once.',
    authority: { ...IMMIG, provision: '第19条の16、第20条、第21条', inForceFrom: '2010-07-01' },
  },
  {
    ...BASE,
    id: 'jp.ask.welfare',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'general', 'housing'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['生活保護', '生活費', 'お金がない', 'public assistance', 'no money'],
      ['申請', '受けられ', '断られ', 'どうすれば', '窓口', '追い返', 'apply', 'refused', 'get'],
    ],
    says: 'You can apply for public assistance at the welfare office of your town, also with a home, a job or debts. They must take the form and answer in 14 days, 30 at most. Against a no you have three months for a review.',
    authority: { ...DEPOSITLAW, provision: '第7条、第24条、第64条', inForceFrom: '2014-07-01' },
  },
]
