/** Court judgments, and what may be taken because of them: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'ca.judged.want': { says: '裁判所が決めたか、執行官が取立てを始めました。' },
  'ca.judged.reality': {
    says: '大事なことですが、まだ選ぶ道があります。支払い計画を提案するか、もう一度開くよう裁判所に頼めます。',
  },
  'ca.judged.who': {
    says: '差し押さえができるのは、裁判所の執行官だけです。sheriff、アルバータ州ではcivil enforcement agency、ケベック州では執行官（huissier）です。',
  },
  'ca.judged.rights': { says: '法律は、給料の一部と、家の基本の物を、差し押さえから守ります。' },
  'ca.judged.not-all': {
    says: '全部を取ることはできません。普通の債権者は、Old Age SecurityとCanada Pension Planの支払いを差し押さえられません。',
  },
  'ca.judged.know-bank': {
    says: 'お金は、口座の中でまざると守りにくくなります。口座が止められたら、急いで動いてください。',
  },
  'ca.judged.right-pension': {
    says: '普通の債権者は、あなたのOld Age SecurityやCanada Pension Planを差し押さえられません。',
  },
  'ca.judged.right-setaside': {
    says: '請求を一度も受け取っていないか、答えなかった正当な理由があれば、判決の取消し（set aside）を裁判所に求められます。',
  },
  'ca.judged.right-plan': {
    says: '支払い計画を提案できます。多くの裁判所では、いくら払えるかの審理を求められます。',
  },
  'ca.judged.step-call': {
    says: '事件番号を持って、裁判所に電話してください。何が命じられたか、いつか、次に何があるかを聞きます。',
  },
  'ca.judged.step-served': {
    says: '請求を受け取ったことがあるか、考えてください。ないなら、判決の取消し（set aside）の方法をすぐ裁判所に聞きます。',
  },
  'ca.judged.step-list': { says: '収入、家賃、支出を書き出してください。計画と審理に必要です。' },
  'ca.judged.step-trustee': {
    says: '今週、借金整理の専門家（Licensed Insolvency Trustee）と話してください。提案（proposal）を出すと、ほとんどの給料の差し押さえが止まります。',
  },
  'ca.judged.opt-setaside': {
    says: '答えなかった理由と、あなたの反論を説明します。',
    title: 'もう一度開くよう裁判所に頼む',
    cost: '裁判所の手数料がかかることがあります。',
    time: '数日のうちに動く。',
    risk: '裁判所が断ることがあります。',
    bestFor: '書類が届いていない、または良い反論があるとき。',
  },
  'ca.judged.opt-plan': {
    says: '毎月の額を提案し、払う間は差し押さえを止めるよう頼みます。',
    title: '支払い計画を提案する',
    cost: '提案した額。',
    time: '数日から数週間。',
    risk: '1回でも払わないと、相手は続けられます。',
    bestFor: '払う義務があり、収入が少しあるとき。',
  },
  'ca.judged.opt-proposal': {
    says: '専門家（trustee）が書類を出すと、法律によりほとんどの差し押さえが止まります。',
    title: '返済の提案（consumer proposal）か破産',
    cost: '払うと決めたお金から出ます。',
    time: '始めるまで数日。',
    risk: '信用情報にのります。養育費や罰金など、残る借金もあります。',
    bestFor: '払える額よりずっと多い借金があるとき。',
  },
  'ca.judged.warn-tax': {
    says: '税金の役所はちがいます。裁判なしで、給料や口座の一部を取れます。',
  },
}
