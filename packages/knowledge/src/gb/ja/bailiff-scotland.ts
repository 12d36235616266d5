/** Court enforcement in Scotland: sheriff officers. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_JA: Words = {
  'gb.bailiff.scotland-wants': {
    says: '裁判所の命令か略式令状（summary warrant）がすでに出ている借金を払うよう求めています。',
  },
  'gb.bailiff.scotland-who': {
    says: 'スコットランドで強制の取立てをするのは、bailiffではなく執行官（sheriff officers）です。裁判所の職員で、債権者に頼まれて動きます。',
  },
  'gb.bailiff.scotland-home': {
    says: '執行官（sheriff officers）が物を取るために家に入ることができるのは、裁判官（sheriff）の特別な差押命令（exceptional attachment order）があるときだけです。これはまれです。',
  },
  'gb.bailiff.scotland-reality': {
    says: '普通の次の手段は、給料や口座からお金を取ることです。家に物を取りに来ることはまれです。',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'スコットランドでは、取立ての停止（moratorium）を求められます。6か月間、ほとんどの強制の取立てが止まり、自分で申し込めます。',
    learnMore:
      '返済計画（debt payment programme）、信託証書（trust deed）、破産（bankruptcy）について相談する時間ができます。利息は止まりません。',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: '仕事に必要な道具と、本当に必要な車は、決まった価値まで残さなければなりません。',
  },
  'gb.bailiff.scotland-right-package': {
    says: '物を差し押さえる前に、借金の相談と説明の冊子（debt advice and information package）を渡さなければなりません。',
  },
  'gb.bailiff.scotland-right-bank': {
    says: '口座が差し押さえられても、最低限の残高は残ります。きびしすぎる差押え（arrestment）は、取り消すよう裁判所に求められます。',
  },
  'gb.bailiff.scotland-step-call': {
    says: '手紙の期限の前に、執行官（sheriff officers）に電話してください。続けて払える額を提案し、名前を書きとめます。',
  },
  'gb.bailiff.scotland-over-call': {
    says: '手紙の期限は過ぎていますが、今日、執行官（sheriff officers）に電話してください。続けて払える額を提案し、名前を書きとめます。',
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: '払えないなら、Accountant in Bankruptcyに6か月の取立ての停止（moratorium）を申し込んでください。先に無料の相談を受けます。',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Citizens Advice ScotlandかNational Debtlineの無料の相談を受けてください。返済制度（Debt Arrangement Scheme）について聞きます。',
  },
  'gb.bailiff.scotland-step-check': {
    says: '借金がちがうなら、判決（decree）か略式令状（summary warrant）の写しを求めてください。理由を書面で債権者に伝えます。',
  },
  'gb.bailiff.scotland-option-plan': {
    says: '続けて払える額を提案し、計画を書面でもらいます。',
    title: '執行官（sheriff officers）と分割払いを決める',
    cost: '提案した額',
    time: '請求（charge）の期間が終わる前',
    risk: '支払いが遅れると、給料や口座を差し押さえられることがあります。',
    bestFor: '払う義務があり、少しずつ払える場合。',
  },
  'gb.bailiff.scotland-option-help': {
    says: 'お金の相談員が、取立ての停止（moratorium）の使い方と、長い計画の選び方を手伝えます。',
    title: '相談して、取立ての停止（moratorium）を使う',
    cost: '無料',
    time: '数日',
    risk: '時間はできますが、借金は消えません。',
    bestFor: '借金がいくつもある、または払えない場合。',
  },
  'gb.bailiff.scotland-step-read': {
    says: '借金、金額、日付を確かめてください。ちがうところがあれば、すぐ書面で債権者に伝えます。',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'お金を失うことがあなたや家族に厳しすぎるなら、sheriff に解除を求めましょう。mandate に署名する必要はありません。署名しなければお金は14週間そのままです。',
  },
  'gb.bailiff.scotland-right-wages': {
    says: '給料の一部は決まった表により必ず手元に残ります。命令や額が間違っていれば、sheriff がそれを認め、返金を命じられます。今からでも債務計画を申し込めます。council tax でも同じです。認められると差し押さえは終わります。',
  },
}
