/** The Japanese words of Ireland: the TV licence. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_JA: Words = {
  'ie.tv.want': {
    says: 'テレビがなくても、期日までに答えてください。',
  },
  'ie.tv.reality': {
    says: '家にテレビがあれば、配信を見るだけでも、許可証（licence）が1つ必要です。電話かノートパソコンだけなら、いりません。',
  },
  'ie.tv.who': {
    says: 'An Postが許可証（licence）の料金を集め、検査員を送ります。',
  },
  'ie.tv.rights': {
    says: 'テレビがないと伝えられます。高齢の人や介護する人の多くは、Household Benefits Packageで無料になります。',
  },
  'ie.tv.right-none': {
    says: '家にテレビがなければ、許可証（licence）はいりません。',
  },
  'ie.tv.right-free': {
    says: 'Household Benefits Packageで、許可証（licence）が無料になることがあります。',
  },
  'ie.tv.step-check': {
    says: 'テレビがあるか、家のだれかがもう許可証（licence）を持っているかを確かめてください。',
  },
  'ie.tv.step-reply': {
    says: '期日までに答えてください。許可証（licence）を買うか、テレビがないと届けます。',
  },
  'ie.tv.step-stamps': {
    says: 'お金が足りないなら、積立の切手（savings stamps）か口座振替（direct debit）を使ってください。',
  },
  'ie.tv.opt-pay': {
    title: '許可証（licence）を買う',
    says: 'オンラインか郵便局で買います。',
    cost: '年€160。',
    time: '今。',
    risk: 'ありません。',
    bestFor: 'テレビがあるとき。',
  },
  'ie.tv.opt-none': {
    title: 'テレビがないと言う',
    says: 'An Postに書面で届けます。',
    cost: '無料。',
    time: '期日まで。',
    risk: '検査員が来ることがあります。',
    bestFor: 'テレビがないとき。',
  },
  'ie.tv.warn': {
    says: 'テレビがあって許可証（licence）がないと、裁判所は、1回目に最高€1,000の罰金を科せます。',
  },
}
