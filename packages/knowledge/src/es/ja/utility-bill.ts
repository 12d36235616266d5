/** The Japanese words of Spain: bills for energy, water and phone. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_JA: Words = {
  'es.bill.want': {
    says: '供給会社が請求書の支払いを求めています。止めると警告していることもあります。',
  },
  'es.bill.who': {
    says: '民間の供給会社で、裁判所ではありません。止められるのは、法律の手順に従ったときだけです。',
  },
  'es.bill.rights': {
    says: '内訳を求め、争い、分割と社会割引（bono social）を頼めます。',
  },
  'es.bill.reality': {
    says: '家の電気は、すぐには止まりません。先に正式な請求と、少なくとも2か月が必要です。',
  },
  'es.bill.reality-other': {
    says: '請求書は判決ではありません。書面で争うなら、苦情の証拠を残してください。',
  },
  'es.bill.no-cut-yet': {
    says: '家の電気を止められるのは、正式な請求から2か月の後です。bono socialがあれば4か月です。',
  },
  'es.bill.no-holiday': {
    says: '祝日とその前の日に、電気を止めることはできません。',
  },
  'es.bill.bono': {
    says: 'bono socialは、収入の少ない人、子どもの多い家族、一部の年金の人の電気代を下げます。基準の供給会社（comercializadora de referencia）に頼んでください。',
  },
  'es.bill.right-two-months': {
    says: '先に正式な請求を受け、停止の15営業日前に、日付のある2回目の請求を受ける権利があります。',
  },
  'es.bill.right-never-cut': {
    says: 'bono socialと福祉の報告があり、家に16歳より下の子ども、介護の必要、または障害があれば、止められません。',
  },
  'es.bill.right-telecom-notice': {
    says: '固定電話は、1か月払わないと、先の知らせの後で制限されることがあります。受ける電話と緊急の電話は続きます。3か月の後に終わることがあります。',
  },
  'es.bill.right-telecom-dispute': {
    says: '会社に苦情を出した後、公の電話の窓口（OAUT）に無料で申し立てられます。',
  },
  'es.bill.right-bill-detail': {
    says: '分かりやすい請求書を受ける権利があります。頼めば、紙でも無料です。',
  },
  'es.bill.right-leave': {
    says: '契約は、結んだときと同じくらい簡単に終えられます。違約金は、残りの期間に合っていなければなりません。',
  },
  'es.bill.option-dispute': {
    title: '請求書を争う',
    says: '何がまちがいかを書き、直した請求書を求めます。',
    cost: '無料。',
    time: '答えまで1か月。',
    risk: '停止を避けるため、認める部分は払ってください。',
    bestFor: 'メーターの値、値段、期間がまちがっているとき。',
  },
  'es.bill.option-plan': {
    title: '分割で払う',
    says: '計画を頼みます。電気なら、bono socialも頼みます。',
    cost: '合意した額。',
    time: '数日。',
    risk: '1回抜けると、計画が終わることがあります。',
    bestFor: '請求書は正しいが、今は高すぎるとき。',
  },
  'es.bill.option-help': {
    title: '福祉に頼む',
    says: '福祉（servicios sociales）は、一部を払い、停止を防げます。',
    cost: '無料。',
    time: '1回の訪問。',
    risk: 'ありません。',
    bestFor: '電気、水、暖房の代金を払えないとき。',
  },
  'es.bill.insight-permanence': {
    says: '早く終えたときの違約金は、時間とともに減らなければなりません。',
    actionable: '残りの日数について、どう計算したか聞いてください。',
  },
  'es.bill.warning-fake': {
    says: '偽の請求書は本物のように見えます。リンクではなく、古い請求書の電話番号を使ってください。',
  },
  'es.bill.element-cut-date': {
    name: '停止の日',
    says: '最後の請求には、いつから電気を止めるかを書く必要があります。',
    ifMissing: 'その日付がなければ、手順が守られていないと、会社と福祉に伝えてください。',
  },
  'es.bill.right-gas': {
    says: '家のガスは、止める日を書いた正式な請求から2か月後でなければ止められません。祝日や前日は止められません。',
  },
  'es.bill.right-old': {
    says: '電気、ガス、水道、電話の請求は、前に書面で求められていなければ、5年で時効です。そう伝えましょう。',
  },
}
