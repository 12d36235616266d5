/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in Japanese. */
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
  'be.debt.step-check': {
    says: 'だれが、何を、いくら、いつから求めているか確かめてください。分かるまで、払わず、署名しないでください。',
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
}
