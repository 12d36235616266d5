/** The Japanese words of Belgium: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_JA: Words = {
  'be.debt.want': {
    says: '支払いを求めています。この手紙は頼んでいるだけです。手紙だけで払わせることはできません。',
  },
  'be.debt.who': {
    says: '取立て会社、弁護士、執行官（huissier、gerechtsdeurwaarder）も、判決の前なら、もとの会社より強い力はありません。',
  },
  'be.debt.reality': {
    says: '裁判官は何も決めていません。この手紙で、給料、口座、物を差し押さえることはだれにもできません。',
  },
  'be.debt.not-yet': {
    says: 'まだ何も差し押さえできません。先に判決などの執行できる文書（titre）が必要です。',
  },
  'be.debt.rights': {
    says: '最初の督促は無料で、払うまで14日あります。費用には上限があり、争う権利があります。',
  },
  'be.debt.know-caps': {
    says: '加えられる額には上限があります。借金€150までは€20、€500までは€30と、€150を超える部分の10 %です。それより上は€65と5 %で、最高€2,000です。',
    learnMore:
      '上限は、個人の会社に対する借金だけのものです。契約にそのような条項がある場合に限ります。',
  },
  'be.debt.deadline-fourteen': {
    says: '費用が加わるまで、最初の督促の後、少なくとも暦で14日あります。郵便なら、3営業日目から数えます。',
    action: '払う、争う、または分割を頼む',
    consequence: 'その後、上限のある費用と利息が加わることがあります。',
  },
  'be.debt.step-check': {
    says: 'だれが、何を、いくら、いつから求めているか確かめてください。分かるまで、払わず、署名しないでください。',
  },
  'be.debt.step-costs': {
    says: '加えられた費用を法律の上限と比べてください。法律が認める分だけ払います。',
  },
  'be.debt.step-write': {
    says: '電話せず、手紙を書いてください。まちがいを争うか、分割を頼みます。控えを残してください。',
  },
  'be.debt.step-help': {
    says: 'CPAS（公的福祉センター）の無料の借金相談（médiation de dettes）に頼んでください。',
  },
  'be.debt.step-plan': {
    says: '払う義務があるなら、毎月の少ない額を書面で提案してください。裁判官も時間をくれることがあります。',
  },
  'be.debt.step-dispute': {
    says: 'まちがっているなら、書留で、理由といっしょに伝えてください。',
  },
  'be.debt.right-free-reminder': {
    says: '費用のない最初の督促と、その後の14日を受ける権利があります。',
  },
  'be.debt.right-caps': {
    says: '費用には上限があります。それより高い額は効力がありません。',
  },
  'be.debt.right-proof': {
    says: '請求する側が借金を証明しなければなりません。',
  },
  'be.debt.right-respect': {
    says: '取り立てる人は、だましたり、おどしたり、はずかしめたりしてはいけません。SPF Economieに届け出てください。',
  },
  'be.debt.option-dispute': {
    title: '争う、または証拠を求める',
    says: '手紙で、契約書、請求書、計算を求めます。',
    cost: '切手代か、無料。',
    time: '1時間。',
    risk: '小さいです。それでも裁判になることがあります。',
    bestFor: 'まちがっている、古い、または知らない請求のとき。',
  },
  'be.debt.option-plan': {
    title: '分割払いを頼む',
    says: '続けられる額を書面で提案します。',
    cost: '提案した額。',
    time: '一晩。',
    risk: '書面で認めると、古い借金の期間が数え直しになることがあります。',
    bestFor: '払う義務があるとき。',
  },
  'be.debt.option-help': {
    title: '無料の借金の調停を受ける',
    says: 'CPAS（公的福祉センター）が手伝います。借金が多すぎるなら、労働裁判所が全部をまとめる計画（règlement collectif de dettes）を命じられます。',
    cost: '頼むのは無料。',
    time: '1回の訪問。',
    risk: '裁判所の計画は厳しいです。',
    bestFor: '借金が多いとき。',
  },
  'be.debt.insight-bailiff': {
    says: '執行官（huissier）は、判決の前にも手紙を書くことがあります。それは任意の取立てです。上限は同じで、差し押さえはありません。',
    actionable: '「どの判決がありますか」と聞いてください。上限より多く払わないでください。',
  },
  'be.debt.warn-court': {
    says: '裁判所への呼出し（citation）を放っておかないでください。行かないと、ほとんどの場合、払う義務があると決められます。',
  },
  'be.debt.charge-first': {
    name: '最初の督促の費用',
    says: '最初の督促は無料です。',
  },
  'be.debt.element-sum': {
    name: '払うべき金額',
    says: '督促には、まだ払うべき金額と、これからかかる費用を書く必要があります。',
    ifMissing: 'はっきりした金額が見当たりません。書面で求めてください。',
  },
  'be.debt.charge-small': {
    name: '遅れたときの決まった額',
    says: '€150までの借金では、決まった額は最高€20です。',
  },
  'be.debt.charge-middle': {
    name: '遅れたときの決まった額',
    says: '€150から€500の借金では、決まった額は€30と、€150を超える部分の10 %です。つまり最高€65です。',
  },
  'be.debt.right-instalments': {
    says: '毎月来る請求書では、年に3回の督促が無料です。その後は最高€7.50と郵便代です。',
  },
}
