/** The Japanese words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_JA: Words = {
  'fr.refused.want': {
    says: '役所が、あなたの給付の申請を断っています。お金を返すようには求めていません。',
  },
  'fr.refused.reality': {
    says: '断りは変わることがあります。よく、書類が足りないか、収入の数え方がまちがっています。',
  },
  'fr.refused.deadline': {
    says: '手紙が届いてから2か月あります。ここに示す日は、安全のため、手紙の日付から数えています。',
    action: '断られたことに、書面で不服を出す',
    consequence: '断りは残ります。もう一度申請することだけができます。',
  },
  'fr.refused.right-reasons': {
    says: '理由、決まり、数えた収入を知る権利があります。',
  },
  'fr.refused.right-free': {
    says: '不服は無料で、弁護士もいりません。その答えか、2か月の沈黙の後で初めて、裁判所に行けます。',
  },
  'fr.refused.step-check': {
    says: '理由をあなたの書類と比べてください。収入、家賃、家にいる人、身分です。計算を求めます。',
  },
  'fr.refused.step-write': {
    says: '手紙に書かれた所に、証拠をつけて書いてください。足りなかったものも一緒に送ります。',
  },
  'fr.refused.option-appeal': {
    says: '何がまちがいかを書き、証拠をつけます。',
    title: '断りに不服を出す',
    cost: '無料。',
    time: '2か月以内。',
    risk: 'ありません。',
    bestFor: '事実か計算がまちがっているとき。',
  },
  'fr.refused.option-help': {
    says: '福祉の相談員かFrance servicesが、手紙を読み、一緒に書きます。',
    title: '書類を手伝ってもらう',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '何が足りないかわからないとき。',
  },
}
