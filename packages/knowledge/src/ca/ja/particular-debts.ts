/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_JA: Words = {
  'ca.debt.insight-interest': {
    says: '2025年から、ほとんどの借り入れは、費用を全部入れて年35%より高くできません。許可のある給料日までの借り入れ（payday loans）には、別の上限があります。',
    actionable: '1年の費用を計算してください。35%を超えるなら、弁護士か消費者の役所に聞きます。',
  },
  'ca.debt.right-yearly-rate': {
    says: '契約が、日、週、月ごとの利息だけを書き、年の利率を書いていないなら、払うのは年5%までです。家のローンはちがいます。',
  },
  'ca.debt.right-bad-work': {
    says: '仕事が悪かったり終わっていなかったりしたら、写真をつけて書面で伝えてください。あなたの損害を請求額から引けます。',
  },
  'ca.debt.right-phone': {
    says: '電話やインターネットの借りは、CCTSに無料で苦情を言えます。携帯の契約が早く終わるときに払う額は、Wireless Codeが制限しています。',
  },
  'ca.debt.right-sold': {
    says: 'あなたの借りは売られました。売ったことの書面の通知と、この会社のものだという証拠を求めてください。2つの会社に払わないでください。',
  },
  'ca.debt.right-student': {
    says: '政府が学生ローンで訴えられるのは、たいてい6年です。払うと数え直しです。税金の還付は、その後も止められます。返済の支援（repayment assistance）を頼んでください。',
  },
}
