/** Fines of a public body, in every state: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'au.fine.want': { says: '規則、場所、日付、動ける最後の日を見てください。' },
  'au.fine.reality': {
    says: '払う、見直し（review）を求める、分けて払う、裁判を選ぶことができます。最後の日は通知にあります。',
  },
  'au.fine.who': { says: '公の機関から来ます。どの州にも、罰金の役所があります。' },
  'au.fine.rights': {
    says: '写真か証拠を見て、見直し（review）を求め、別の運転者の名前を言えます。',
  },
  'au.fine.right-review': {
    says: '病気やまちがいなどを理由に、見直し（review）を求められます。違反のない記録を考慮する州もあります。',
  },
  'au.fine.right-court': { says: '代わりに、裁判所に決めてもらうことを選べます。' },
  'au.fine.right-time': { says: '分割払いを求められます。州によっては、仕事や勉強で返せます。' },
  'au.fine.step-check': {
    says: 'ナンバー、場所、時刻、期日を確かめてください。写真をオンラインで見ます。',
  },
  'au.fine.step-driver': {
    says: '運転していないなら、期日の前に、運転した人の名前を言ってください。',
  },
  'au.fine.step-review': {
    says: 'まちがっているか、よい理由があるなら、期日の前に見直し（review）を求めてください。',
  },
  'au.fine.opt-review': {
    says: '罰金の役所のサイトを使い、証拠をつけてください。',
    title: '見直し（review）を求める',
    cost: '無料です。',
    time: '期日の前です。',
    risk: '小さいです。',
    bestFor: 'まちがっているか、よい理由があったとき。',
  },
  'au.fine.opt-pay': {
    says: '全部払うか、計画を求めてください。',
    title: '払う、または分けて払う',
    cost: '罰金の額です。',
    time: '期日の前です。',
    risk: '免許に点数がつくことがあります。',
    bestFor: '正しいとき。',
  },
  'au.fine.opt-court': {
    says: '裁判官（magistrate）が決めます。',
    title: '裁判を選ぶ',
    cost: '負けると裁判の費用がかかります。',
    time: '期日の前です。',
    risk: '罰金が高くなることがあります。',
    bestFor: '強い証拠があるとき。',
  },
  'au.fine.warn': { says: '無視すると、費用が加わり、免許か車の登録が止められることがあります。' },
  'au.fine.right-driver': {
    says: '運転していなかったなら、期限までに用紙で運転者を書いてください。車を売ったか盗まれたなら、そこに書きます。うその名前は犯罪です。',
  },
}
