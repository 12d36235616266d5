/** The Japanese words of Italy: court claims. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_JA: Words = {
  'it.claim.want-order': {
    says: 'これは裁判所の支払命令（decreto ingiuntivo）です。裁判官が見たのは債権者の書類だけで、あなたの言い分ではありません。',
  },
  'it.claim.want-summons': {
    says: 'だれかがあなたを訴え、裁判官の前に呼び出しています。',
  },
  'it.claim.want-eviction': {
    says: '家主が、立ち退き（sfratto）を裁判官に求め、あなたを裁判の日に呼び出しています。',
  },
  'it.claim.who': {
    says: '相手の弁護士のために、執行官（ufficiale giudiziario）、郵便、またはPEC（認証メール）で届きます。大切な問題です。',
  },
  'it.claim.rights': {
    says: '反対し、理由を言い、話を聞いてもらえます。収入が少なければ、無料の弁護士を頼めます。',
  },
  'it.claim.reality': {
    says: '何もしないと確定し、差し押さえができます。期限内に反対すれば、相手が証明しなければなりません。',
  },
  'it.claim.reality-eviction': {
    says: '裁判の日に行かないと、裁判官は立ち退きを認めます。行けば、払う、時間を頼む、または反対することができます。',
  },
  'it.claim.no-seizure': {
    says: '「provvisoriamente esecutivo」（仮に執行できる）と書いていなければ、最初の40日は何も差し押さえできません。',
  },
  'it.claim.no-locks': {
    says: '裁判の日に追い出すことはだれにもできません。裁判官が日を決め、執行官（ufficiale giudiziario）は10日前に知らせる必要があります。',
  },
  'it.claim.august': {
    says: '8月1日から31日は、ほとんどの裁判の期限が止まります。ここでは安全のため、それを当てにしません。',
  },
  'it.claim.sixty-days': {
    says: '支払命令は、日付から60日以内に送達しなければなりません。そうでなければ、効力を失います。',
  },
  'it.claim.deadline-order': {
    says: '送達された日から40日です。ここでは安全のため、その日付から数えます。',
    action: '払う、または弁護士を通して反対（opposizione）する',
    consequence: '命令が確定し、給料、口座、物を差し押さえることができます。',
  },
  'it.claim.deadline-answer': {
    says: '通常の裁判では、弁護士が裁判の日の70日前に答えを出す必要があります。',
    action: '弁護士を通して答え（comparsa di risposta）を出す',
    consequence: '一部の反論の権利を失います。',
  },
  'it.claim.deadline-eviction': {
    says: '大切なのは裁判の日です。弁護士がいなくても行ってください。',
    action: '裁判の日に行く：払う、時間を頼む、または反対する',
    consequence: '裁判官が立ち退きを認めます。',
  },
  'it.claim.right-oppose': {
    says: '支払命令に反対する権利があります。そうすると普通の裁判が始まり、相手が借金を証明しなければなりません。',
  },
  'it.claim.right-stop': {
    says: '命令がすぐに執行できるなら、重大な理由で止めるよう、裁判官に求められます。',
  },
  'it.claim.right-late': {
    says: '送達が悪く、期限内に知らなかったなら、遅れて反対できます。すぐに弁護士に聞いてください。',
  },
  'it.claim.right-unfair-terms': {
    says: '消費者に対しては、裁判官が不公正な条項を調べなければなりません。裁判は、あなたの住む所で行う必要があります。',
  },
  'it.claim.right-legal-aid': {
    says: '収入が少なければ、無料の弁護士（patrocinio a spese dello Stato）の権利があります。弁護士会（Ordine degli avvocati）に頼んでください。',
  },
  'it.claim.right-small-claims': {
    says: '治安判事（giudice di pace）では、€1,100までの事件に弁護士はいりません。',
  },
  'it.claim.right-grace': {
    says: '住まいの家賃なら、裁判の日に、利息と費用を付けて全部払えます。または、最長90日（termine di grazia）を裁判官に頼めます。',
  },
  'it.claim.right-grace-long': {
    says: '失業、病気、または本当の困窮なら、120日になることがあります。使えるのは4年に3回、困窮なら4回です。',
  },
  'it.claim.right-twenty-days': {
    says: '立ち退きの書類を受け取った日から裁判の日まで、少なくとも20日必要です。',
  },
  'it.claim.step-date': {
    says: '送達された日を書きとめてください。封筒を残します。最後の日に印をつけます。',
  },
  'it.claim.step-real': {
    says: '本物か確かめてください。裁判所、事件番号（R.G.）、弁護士を見ます。自分で調べた番号で、裁判所の事務所に電話します。',
  },
  'it.claim.step-lawyer': {
    says: '今週、弁護士に会ってください。収入が少なければ、弁護士会に無料の法律扶助を頼みます。',
  },
  'it.claim.step-hearing': {
    says: '裁判の日に行き、支払いと困窮の証拠を持って行ってください。裁判官に支払いの猶予（termine di grazia）を頼みます。',
  },
  'it.claim.step-social': {
    says: '町の福祉（servizi sociali）と住宅の役所に行ってください。滞納のある借り手の基金（morosità incolpevole）を頼みます。',
  },
  'it.claim.step-papers': {
    says: '領収書、契約書、手紙を集めてください。払った、古すぎる、自分のでない、額がちがうなど、まちがいを伝えます。',
  },
  'it.claim.step-agree': {
    says: '払う義務があるなら、最後の日の前に、相手の弁護士に電話し、計画を提案してください。書面でもらいます。',
  },
  'it.claim.step-old': {
    says: '借金が古すぎる（prescritto）なら、弁護士がそう言う必要があります。裁判官は、代わりに言ってくれません。',
  },
  'it.claim.option-defend': {
    title: '反対する',
    says: '弁護士が、理由を付けて反対か答えを出します。相手が借金を証明しなければなりません。',
    cost: '弁護士と裁判所の手数料、または無料の法律扶助。',
    time: '命令なら40日。裁判は何年もかかることがあります。',
    risk: '負けると、相手の費用を払うことがあります。',
    bestFor: '払った、まちがい、古すぎる、自分のでない、または不公正なとき。',
  },
  'it.claim.option-defend-home': {
    title: '家を守る',
    says: '裁判の日に行きます。全部払う、支払いの猶予（termine di grazia）を頼む、または反対します。',
    cost: '滞納の家賃、利息、費用。収入が少なければ、無料の法律扶助。',
    time: '払うまで最長90日か120日。',
    risk: '新しい日を守らないと、立ち退きが認められます。',
    bestFor: '住み続けたい、または時間が必要なとき。',
  },
  'it.claim.option-negotiate': {
    title: '合意する',
    says: '分割を提案します。裁判を終えるよう頼みます。',
    cost: '合意した額。',
    time: '数日。期間は進み続けます。',
    risk: '書面の合意がなければ、裁判は続きます。',
    bestFor: '払う義務があり、分割なら払えるとき。',
  },
  'it.claim.option-pay': {
    title: '期限内に払う',
    says: '40日以内に、命令にある額と費用を払い、証拠を残します。',
    cost: 'その額、利息、裁判官が決めた費用。',
    time: '最後の日の前。',
    risk: '小さいです。',
    bestFor: '全部払う義務があり、払えるとき。',
  },
  'it.claim.option-help': {
    title: '無料の弁護士を頼む',
    says: '町の弁護士会に法律扶助を頼みます。',
    cost: '収入が少なければ無料。',
    time: '今週、1回の訪問。',
    risk: '待つ間に期間を過ぎないようにしてください。',
    bestFor: '裁判所の書類ならどんなものでも。',
  },
  'it.claim.insight-silence': {
    says: '40日以内に反対しないと、命令は判決と同じ強さになります。',
    actionable: '最後の日よりずっと前に、弁護士に会ってください。',
  },
  'it.claim.insight-mediation': {
    says: '銀行、保険、賃貸では、あなたの反対の後、債権者が調停（mediazione）を始める必要があります。しなければ、命令はなくなります。',
    actionable: '弁護士に確かめてもらってください。',
  },
  'it.claim.warning-no-ignore': {
    says: '裁判所の書類を放っておかないでください。断っても、郵便局に取りに行かなくても、止まりません。',
  },
  'it.claim.tactic-partial': {
    says: '一部を払う義務があるなら、その部分を払い、残りに反対します。',
    risk: '争っていない部分の執行を、裁判官が認めることがあります。',
    notWhen: '借金の全部が古すぎるときは使わないでください。',
  },
  'it.claim.element-warning': {
    name: '40日の警告',
    says: '命令には、40日以内に反対でき、しなければ執行が続くと書く必要があります。',
    ifMissing: '警告が欠けていると、弁護士に伝えてください。',
  },
}
