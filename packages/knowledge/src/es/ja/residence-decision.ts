/** The Japanese words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_JA: Words = {
  'es.stay.want': {
    says: '役所が、スペインにいる権利について決めています。',
  },
  'es.stay.right-reconsider': {
    says: '同じ役所に、1か月以内に見直しを求められます（recurso de reposición）。無料で、弁護士は要りません。',
  },
  'es.stay.right-court': {
    says: '2か月以内に行政の裁判所（contencioso-administrativo）に行くこともできます。弁護士が必要です。',
  },
  'es.stay.right-pause': {
    says: '不服を申し立てるだけでは、出国の義務は止まりません。弁護士が裁判官に停止（medida cautelar）を求められます。',
  },
  'es.stay.right-lawyer': {
    says: 'お金が少なければ、無料の弁護士と、必要なら通訳を受ける権利があります。',
  },
  'es.stay.right-expulsion': {
    says: '速い手続きでは、答える時間は48時間です。家族やここでの年数を考えなければなりません。追放の代わりに罰金のこともあります。',
  },
  'es.stay.step-lawyer': {
    says: '今日、弁護士か無料の相談所に行きましょう。この紙と封筒を持って行きます。',
  },
  'es.stay.step-why': {
    says: '断られた理由を読みましょう。反対を示す書類を集めます。仕事、収入、家族、ここでの年数です。',
  },
  'es.stay.deadline-review': {
    says: '受け取った日から1か月以内に、見直しを求められます。念のため、書面の日付から数えます。',
    action: '見直しを求める（recurso de reposición）',
    consequence: '残るのは、2か月以内の裁判だけです。',
  },
  'es.stay.option-appeal': {
    title: '見直しを求める',
    says: '断りがなぜ誤りかを書き、書類を添えます。',
    cost: '無料です。',
    time: '1か月です。',
    risk: '出国の義務は止まりません。',
    bestFor: '理由に答える書類がある人。',
  },
}
