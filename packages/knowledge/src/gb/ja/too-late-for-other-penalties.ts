/** What can still be done about other penalties, credit and cover when the day is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OTHER_PENALTIES_JA: Words = {
  'gb.late.fare-step': {
    says: '21日は過ぎたようです。間違いなら、今日不服を送り、遅れた理由を書いてください。審査会は期間を延ばせます。正しいなら、費用が増える前に鉄道会社に電話して払います。',
  },
  'gb.late.school-step': {
    says: '28日は過ぎたようなので、council は裁判にするか取り下げるかを決めます。今日電話してどちらか聞いてください。間違いなら証拠を送ります。裁判所の書類には、その期限までに答えます。',
  },
  'gb.late.litter-step': {
    says: '日数は過ぎたようなので、council は治安判事裁判所に訴えられます。今日電話し、まだ払えるか聞いてください。自分でないなら証拠を送り、裁判所の書類にはその期限までに答えます。',
  },
  'gb.late.untaxed-step': {
    says: '今日、自動車税を払うか、路上で使わない届け（SORN）を出してください。それから DVLA に電話し、今の額を払うか、証拠を送ります。払わないと取立会社に回ることがあります。',
  },
  'gb.late.pcn-certificate-want': {
    says: '半分の額が上乗せされました。14日は過ぎたようなので、裁判所に債務の登録を求めたかもしれません。',
  },
  'gb.late.default-want': {
    says: '貸し手は契約を終わらせ、全額を求められます。給料を差し押さえたり執行官を送ったりするには、まだ先に裁判所が必要です。',
  },
  'gb.late.default-step': {
    says: '通知の日は過ぎました。今日、貸し手に電話し、契約が終わったか聞いてください。払える額を申し出ます。裁判所に支払猶予の命令（time order）を求めることは、まだできます。',
  },
  'gb.late.policy-step': {
    says: '手紙の日は過ぎたので、保険が切れているかもしれません。今日、保険会社に聞き、書面で答えをもらってください。それまでは、この保険で運転しないでください。',
  },
}
