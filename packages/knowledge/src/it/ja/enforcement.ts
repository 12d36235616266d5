/** The formal warning before seizure (precetto), and seizures: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_JA: Words = {
  'it.enforce.want-precept': {
    says: '差し押さえの前の正式な警告（precetto）です。10日以内に払わないと、差し押さえを始めることがあります。',
  },
  'it.enforce.want-seizure': {
    says: '差し押さえ（pignoramento）についてです。給料、年金、口座、物、または家です。',
  },
  'it.enforce.who': {
    says: '債権者の弁護士が、裁判所の命令で動いています。物を取れるのは執行官（ufficiale giudiziario）だけです。',
  },
  'it.enforce.who-public': {
    says: '税の徴収機関（Agenzia delle entrate-Riscossione）か町が、裁判官なしに自分で行っています。',
  },
  'it.enforce.rights': {
    says: '給料や年金の一部はいつも守られます。反対するか、分割を頼めます。',
  },
  'it.enforce.reality': {
    says: '本当の力ですが、限りがあります。給料の全部、ベッド、冷蔵庫、服を取ることはだれにもできません。',
  },
  'it.enforce.ten-days': {
    says: '裁判官が認めない限り、警告（precetto）の後10日は差し押さえできません。',
  },
  'it.enforce.ninety': {
    says: '90日以内に差し押さえを始めなければ、警告（precetto）は効力を失います。',
  },
  'it.enforce.deadline-precept': {
    says: '送達された日から10日です。ここではその日付から数えます。',
    action: '払う、合意する、または反対のため弁護士に会う',
    consequence: '差し押さえを始めることがあります。',
  },
  'it.enforce.deadline-formal': {
    says: '形式のまちがいは、送達された日から20日以内に言う必要があります。',
    action: '形式への反対（opposizione agli atti）を出す',
    consequence: 'もうそのまちがいを使えません。',
  },
  'it.enforce.right-oppose': {
    says: '払った、借金が古すぎる、執行できる文書がない、または形式がまちがっているなら、反対できます。',
  },
  'it.enforce.right-convert': {
    says: '差し押さえをお金に換えるよう、裁判官に求められます。すぐに6分の1、残りは最長48か月です。',
  },
  'it.enforce.right-stop': {
    says: '重大な理由があれば、執行を止めるよう裁判官に求められます。',
  },
  'it.enforce.right-legal-aid': {
    says: '収入が少なければ、弁護士は無料です。執行に反対するときも同じです。',
  },
  'it.enforce.option-oppose': {
    title: '反対する',
    says: '止めるべき理由を、弁護士が裁判官に伝えます。',
    cost: '弁護士と手数料、または無料の法律扶助。',
    time: '形式のまちがいは20日。ほかはできるだけ早く。',
    risk: '負けると、費用が加わります。',
    bestFor: '払った、古すぎる、送達がない、または限りが破られたとき。',
  },
  'it.enforce.option-plan': {
    title: '分割を決める',
    says: '最初の額と毎月の額を提案します。署名してもらいます。',
    cost: '合意した額。',
    time: '数日。',
    risk: '相手の同意がなければ、続きます。',
    bestFor: '払う義務があり、分割なら払えるとき。',
  },
  'it.enforce.option-help': {
    title: '危機の相談所（OCC）に頼む',
    says: '借金が多すぎる人が、裁判所で計画を求めるのを助けます。',
    cost: '手数料。計画から払うことが多いです。',
    time: '数週間。',
    risk: 'すべての借金と財産を伝える必要があります。',
    bestFor: '借金が多いとき。',
  },
  'it.enforce.insight-never-served': {
    says: '命令を受け取っていなければ、執行の全部がなくなることがあります。',
    actionable: '送達の証明（relata di notifica）を弁護士に求めてください。',
  },
  'it.enforce.warning-hide': {
    says: '逃れるために、財産を隠したり、人にあげたりしないでください。犯罪になることがあります。',
  },
  'it.enforce.tactic-early': {
    says: '差し押さえが始まる前に反対します。そのほうが止めやすいです。',
    risk: '法律扶助がなければ、裁判所の手数料を払います。',
    notWhen: '本当の理由がないときは使わないでください。',
  },
  'it.enforce.right-vacate-notice': {
    says: '執行官は立退きの日時を10日以上前に知らせなければなりません。病気、幼い子、近く決まる家を示して、別の日を頼んでください。',
  },
}
