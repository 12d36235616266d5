/** The Japanese words of Italy: bills for energy, water and phone. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_JA: Words = {
  'it.bill.want': {
    says: '供給会社が請求書の支払いを求めています。止めると警告していることもあります（costituzione in mora）。',
  },
  'it.bill.who': {
    says: '民間の供給会社で、裁判所ではありません。止められるのは、監督機関（ARERAかAGCOM）の手順に従ったときだけです。',
  },
  'it.bill.rights': {
    says: '内訳を求め、争い、分割を頼み、2年より古い額を断れます。',
  },
  'it.bill.reality': {
    says: '電気とガスは、すぐには止まりません。先に、最後の日を書いた書留かPECが必要です。',
  },
  'it.bill.no-cut': {
    says: '電気の停止を頼めるのは、その手紙が届いてから25日の後だけです。ガスは40日の後だけです。',
  },
  'it.bill.fifteen': {
    says: '電気では、メーターができるなら、先に15日間、力を15%に下げなければなりません。',
  },
  'it.bill.bonus': {
    says: '2026年は、ISEEが€9,796までの家族は、電気、ガス、水道、ごみの割引を自動で受けます。子どもが4人なら€20,000です。',
  },
  'it.bill.right-two-years': {
    says: '2年より前に使った電気、ガス、水道の額は古すぎます。断ると、供給会社に書面で伝えてください。',
  },
  'it.bill.right-notice': {
    says: '支払いの最後の日と、払ったことの示し方を書いた書留かPECを受ける権利があります。',
  },
  'it.bill.right-compensation': {
    says: '正しい手順なしに止めたなら、会社はあなたにお金を払い、停止の手数料は取れません。',
  },
  'it.bill.right-instalments': {
    says: '額が高い、または遅れた請求書では、分割を頼めることが多いです。期日の前か、その後10日以内に頼んでください。',
  },
  'it.bill.right-telecom': {
    says: '電話とネットでは、停止を防げます。ConciliaWebに出し、急ぎの措置を求めます。無料です。',
  },
  'it.bill.right-leave-telecom': {
    says: '電話の契約は、30日の予告で終えられます。求められるのは実際の費用だけです。',
  },
  'it.bill.right-detail': {
    says: '分かりやすい請求書と、もとになるメーターの値を受ける権利があります。',
  },
  'it.bill.step-check': {
    says: '期間、メーターの値、払った分を確かめてください。2年より古い使用分を探します。',
  },
  'it.bill.step-write': {
    says: 'まちがっているなら、供給会社に書面で苦情を送ってください。証拠を残します。会社は答えなければなりません。',
  },
  'it.bill.step-pay-agreed': {
    says: '同意できる部分を払い、残りの分割を頼んでください。',
  },
  'it.bill.step-social': {
    says: '社会割引（bonus sociale）のために、ISEE（DSU）を作ってください。町に請求書の助けを頼みます。',
  },
  'it.bill.step-conciliate': {
    says: '答えが悪いか遅ければ、ARERA、電話ならAGCOMに、無料の調停を頼んでください。裁判の前に必要です。',
  },
  'it.bill.step-plan': {
    says: '請求書が正しいなら、守れる計画を決めてください。',
  },
  'it.bill.option-dispute': {
    title: '請求書を争う',
    says: '何がまちがいかを書き、新しい請求書を求めます。',
    cost: 'PECか書留。',
    time: '答えまで約1か月。',
    risk: '停止を避けるため、認める部分は払ってください。',
    bestFor: 'メーターの値、値段、期間がまちがっているとき。',
  },
  'it.bill.option-plan': {
    title: '分割で払う',
    says: '書面で分割を頼みます。',
    cost: '利息がかかることがあります。',
    time: '数日。',
    risk: '1回抜けると、計画が終わることがあります。',
    bestFor: '請求書は正しいが、今は高すぎるとき。',
  },
  'it.bill.option-help': {
    title: '消費者の窓口に聞く',
    says: 'ARERAの窓口（Sportello）が、権利を無料で説明します。',
    cost: '無料。',
    time: '電話1回。',
    risk: 'ありません。',
    bestFor: '迷っているとき。',
  },
  'it.bill.insight-back-bill': {
    says: '大きな精算の請求書（conguaglio）には、古すぎる額が入っていることが多いです。',
    actionable: '2年より古い額を断る用紙を送ってください。',
  },
  'it.bill.warning-fake': {
    says: '偽の請求書は本物のように見えます。リンクではなく、古い請求書の電話番号を使ってください。',
  },
  'it.bill.element-last-day': {
    name: '最後の日',
    says: '正式な警告には、支払いの最後の日と、いつ停止を頼めるかを書く必要があります。',
    ifMissing: 'それがなければ止められないと書き、補償を求めてください。',
  },
}
