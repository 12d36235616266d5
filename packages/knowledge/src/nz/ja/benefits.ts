/** The Japanese words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_JA: Words = {
  'nz.benefit.want': { says: 'どの週の分か、いくらか、なぜかを見てください。' },
  'nz.benefit.reality': {
    says: '見直し（review）を求められます。少しずつ払うことも求められます。',
  },
  'nz.benefit.who': {
    says: 'Work and Incomeは、Ministry of Social Developmentが運営しています。別の委員会が、決定を見直します。',
  },
  'nz.benefit.rights': {
    says: '理由、見直し（review）、その後の上訴（appeal）を求められます。全部無料です。',
  },
  'nz.benefit.right-review': { says: '決定の見直し（review）を、3か月以内に求められます。' },
  'nz.benefit.right-rate': {
    says: '生活するのに十分なお金が残るように、返す額を下げるよう求められます。',
  },
  'nz.benefit.review': {
    says: '決定を受け取ってから3か月以内に、見直し（review）を求められます。ここでは手紙の日付から数えます。',
    action: '決定の見直し（review of decision）を求める',
    consequence: '遅れた見直しには、正当な理由が必要です。',
  },
  'nz.benefit.step-why': {
    says: '理由、どの週か、金額を聞いてください。自分の書類と照らし合わせてください。',
  },
  'nz.benefit.step-review': { says: 'まちがいなら、見直し（review）の用紙に書いてください。' },
  'nz.benefit.step-help': {
    says: '給付の相談員（benefit advocate）かCommunity Lawに、無料で手伝ってもらってください。',
  },
  'nz.benefit.opt-review': {
    says: '何がまちがいかを書き、証拠をつけてください。',
    title: '見直し（review）を求める',
    cost: '無料。',
    time: '3か月。',
    risk: '低い。',
    bestFor: '借金か金額がまちがっているとき。',
  },
  'nz.benefit.opt-plan': {
    says: '収入と出費を伝えてください。',
    title: '少しずつ払うことを求める',
    cost: '合意した額。',
    time: '今。',
    risk: '低い。',
    bestFor: '正しいけれど、一度に払えないとき。',
  },
  'nz.benefit.right-their-error': {
    says: '役所自身のまちがいで払ったお金は、返させるのが不公平なら、返すよう求められません。あなたが原因でなく、正直に受け取り、使ったことが必要です。',
  },
  'nz.benefit.right-relationship': {
    says: '同じ家に住むだけでは、交際（relationship）になりません。結婚のような結びつきと、お金の支え合いが必要です。そうでなかった理由を書いてください。',
  },
  'nz.benefit.families-rights': {
    says: 'Inland Revenueに金額の内訳を聞き、争い、少額の分割を頼めます。',
  },
  'nz.benefit.families-right-relief': {
    says: 'Inland Revenueに分割を頼めます。払うと暮らしがひどく苦しくなるなら、免除を求めてください。収入と支出を示します。',
  },
  'nz.benefit.families-step': {
    says: 'myIRで、Inland Revenueが使った収入、週、子どもを確かめ、違いを伝えてください。',
  },
}
