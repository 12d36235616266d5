/** The Japanese words of the rows in ../mortgage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_JA: Words = {
  'ca.mortgage.right-bank-help': {
    says: '銀行は、困っているあなたを助ける方法を調べなければなりません。期間を延ばす、遅れの手数料をなくすなどです。期限の前に頼んでください。',
  },
  'ca.mortgage.right-interest': {
    says: '遅れたことで利息を上げてはいけません。不払いのための金額は、契約に書かれ、認められたものでなければなりません。',
  },
  'ca.mortgage.want': {
    says: '貸し手は遅れた支払いを求め、家を取るか売るかもしれないと言っています。',
  },
  'ca.mortgage.reality': {
    says: 'これは、動く時間のある警告です。早く頼めば、計画で家を守れる人が多いです。',
  },
  'ca.mortgage.option-plan': {
    says: '通知の期限が終わる前に、遅れた分の計画を書面で頼みます。',
    title: '計画を頼む',
    cost: '頼むのは無料',
    time: '通知の期限が終わる前',
    risk: '待つ間に金額が増えます。',
    bestFor: '収入が少しあり、住み続けたいとき。',
  },
  'ca.mortgage.on-power': {
    says: 'オンタリオ州では、売却の通知（notice of power of sale）は、15日の不払いの後でなければ出せません。追いつくための少なくとも35日があります。',
  },
  'ca.mortgage.qc-sixty': {
    says: 'ケベック州では、貸し手は家を取るか売る前に、60日の通知を登録しなければなりません。その間に、遅れた分を払えます。',
  },
  'ca.mortgage.bc-redeem': {
    says: 'ブリティッシュ・コロンビア州では、貸し手は裁判所に行かなければなりません。裁判官は、ほとんどの場合、払うか売るための6か月を与えます。',
  },
  'ca.mortgage.ab-redeem': {
    says: 'アルバータ州では、貸し手は裁判所に行かなければなりません。払うのに、ほとんどの場合、町では6か月、農場では1年あります。',
  },
  'ca.mortgage.step': {
    says: '今日、貸し手に電話し、困った人のための係（hardship）を頼んでください。通知の期限が終わる前に、弁護士か法律相談所（legal clinic）に会います。',
  },
}
