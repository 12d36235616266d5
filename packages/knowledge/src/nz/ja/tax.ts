/** The Japanese words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'nz.tax.want': { says: '新しい請求か、変わった請求か、申告の催促かを見てください。' },
  'nz.tax.reality': { says: '分割払いを決められ、金額を争えます。' },
  'nz.tax.who': {
    says: 'Inland Revenueは、税金、学生ローン、養育費（child support）を集めます。リンクからではなく、myIRで確かめてください。',
  },
  'nz.tax.rights': {
    says: '分割払いを求め、生活困難（hardship）のための軽減を求め、税額の決定（assessment）を争えます。',
  },
  'nz.tax.not-yet': {
    says: '先に求めてきます。電話して計画を守れば、たいていそれより先には進みません。',
  },
  'nz.tax.right-instalments': {
    says: '分割払い（instalments）を求められます。計画に合意すると、罰金は低くなります。',
  },
  'nz.tax.right-hardship': {
    says: '払うと生活に必要なお金が残らないなら、一部をなくすよう求められます。',
  },
  'nz.tax.right-dispute': {
    says: '税額の決定（tax assessment）は、通知（NOPA）を出して争えます。決定の日から2か月、自分の申告については4か月あります。',
  },
  'nz.tax.step-check': { says: 'myIRに入り、その借りがあるか確かめてください。' },
  'nz.tax.step-file': { says: '申告が抜けているなら、出してください。額が下がることが多いです。' },
  'nz.tax.step-plan': { says: '支払いの日の前に、myIRで分割払い（instalments）を求めてください。' },
  'nz.tax.opt-plan': {
    says: '続けられる額を申し出てください。',
    title: '分割払いを求める',
    cost: '利息は続きます。',
    time: '支払いの日の前。',
    risk: '1回抜かすと、計画が終わることがあります。',
    bestFor: '払う義務はあるけれど、一度に払えないとき。',
  },
  'nz.tax.opt-dispute': {
    says: '理由を書いた通知（notice）を、期限内に送ってください。',
    title: '争う',
    cost: '無料。',
    time: '数か月。',
    risk: '負けると、利息が続いています。',
    bestFor: '金額がまちがっているとき。',
  },
  'nz.tax.warn-deduct': {
    says: 'Inland Revenueは、通知だけで、裁判所なしに、給料や銀行からお金を取れます。放っておかないでください。',
  },
  'nz.tax.right-loan-hardship': {
    says: '学生ローンの支払いで生活困難（hardship）になるなら、下げるか計画を立てるよう、Inland Revenueに求めてください。',
  },
  'nz.tax.right-penalty': {
    says: '自分ではどうにもできないことで遅れたなら、支払いの遅れの罰金を取り消すよう、Inland Revenueに求められます。',
  },
}
