/** The Japanese words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_JA: Words = {
  'us.judgment.want': {
    says: '裁判所が、あなたは払わなければならないと決めました。相手は、給料や銀行のお金を取るよう求められるようになりました。',
  },
  'us.judgment.who': {
    says: '勝った人が判決債権者（judgment creditor）です。あなたは判決債務者（judgment debtor）です。',
  },
  'us.judgment.reality': {
    says: '判決は重いですが、終わりではありません。裁判を全く知らなかったなら、取り消しを求められます。',
  },
  'us.judgment.rights-summary': {
    says: '給料の多くと、Social Securityの全部は、あなたのものです。差し押さえ禁止（exemptions）、分割、やり直しを求められます。',
  },
  'us.judgment.not-yet': {
    says: '雇い主に差押え命令（garnishment order）が送られるまで、だれも給料を取れません。お金を借りていることで刑務所に入ることはありません。',
  },
  'us.judgment.right-undo': {
    says: '書類を全く渡されなかったなら、判決の取り消しを裁判所に求められます。すぐにしてください。',
  },
  'us.judgment.right-service': {
    says: '現役の軍務中だったなら、軍務が終わってから90日以内に、欠席判決のやり直しを求められます。',
  },
  'us.judgment.step-read': {
    says: '判決の日を調べ、書記官に記録を求めてください。上訴ややり直しの期限は短いです。',
  },
  'us.judgment.step-aid': {
    says: '今日、法律扶助に電話してください。判決を取り消せるか、あなたの州でどのお金が守られるかを聞きます。',
  },
  'us.judgment.step-questions': {
    says: '裁判所が、来るよう、またはお金について答えるよう命じたら、そうしてください。無視すると逮捕されることがあります。',
  },
  'us.judgment.option-undo': {
    says: '判決を取り消す申立て（motion to vacate）を出します。出られなかった理由と反論を書きます。',
    title: '裁判所に取り消しを求める',
    cost: '裁判所によっては手数料。免除を求めてください',
    time: '上訴は30日以内かそれより短いことが多い。今動いてください',
    risk: '裁判官が認めないことがあります。',
    bestFor: '書類を受け取らなかった、または出られない正当な理由があった場合。',
  },
  'us.judgment.option-plan': {
    says: '分割を提案し、払っている間は差し押さえないよう求めます。書面でもらってください。',
    title: '分割払いに合意する',
    cost: '払い続けられる額と利息',
    time: '数週間',
    risk: '一度でも払わないと、判決を使われることがあります。',
    bestFor: '判決が正しく、いくらか収入がある場合。',
  },
  'us.judgment.option-bankruptcy': {
    says: '破産の申立ては、ほとんどの差押えをすぐに止め、多くの借金を終わらせられます。',
    title: '破産について聞く',
    cost: '裁判所の手数料と、多くは弁護士費用',
    time: '数か月か数年',
    risk: '最長10年、信用情報に残ります。残る借金もあります。',
    bestFor: 'これとほかの借金が払えない場合。',
  },
  'us.judgment.option-pay': {
    says: '証拠が残る方法で払います。その後、支払い済みの書類（satisfaction of judgment）を裁判所に出すよう求めます。',
    title: '払って、証拠をもらう',
    cost: '額、費用、利息',
    time: '1日',
    risk: '書類をもらえば、なし。',
    bestFor: '借りていて、払える場合。',
  },
}
