/** The Japanese words of Ireland: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_JA: Words = {
  'ie.tax.want': {
    says: '新しい請求か、変更か、申告の督促かを見てください。',
  },
  'ie.tax.reality': {
    says: '時間をかけて払うよう頼め、額がまちがっているなら不服を申し立てられます。',
  },
  'ie.tax.who': {
    says: 'Revenue（税務署）が、税金、Universal Social Charge、固定資産の税（Local Property Tax）を集めます。リンクではなく、myAccountで確かめてください。',
  },
  'ie.tax.rights': {
    says: 'Tax Appeals Commissionに無料で不服を申し立て、分割払い（phased payment）を頼めます。',
  },
  'ie.tax.not-yet': {
    says: 'Revenueは先に請求を送ります。電話して計画を守れば、ほとんどの場合、先に進みません。',
  },
  'ie.tax.right-appeal': {
    says: '税の決定（assessment）には、通知から30日以内に不服を申し立てられます。',
  },
  'ie.tax.right-phased': {
    says: '分割払い（phased payment arrangement）をオンラインで頼めます。',
  },
  'ie.tax.right-review': {
    says: 'Revenueの扱い方について、内部の見直しを求められます。',
  },
  'ie.tax.appeal': {
    says: '不服申立ては、通知の日付から30日以内です。',
    action: '同意できないなら、Tax Appeals Commissionに不服を申し立てる',
    consequence: '遅れた申立ては、よい理由があるときだけ受け付けられます。',
  },
  'ie.tax.step-check': {
    says: 'myAccountに入り、その請求があるか確かめてください。',
  },
  'ie.tax.step-file': {
    says: '申告が足りないなら、出してください。額が下がることが多いです。',
  },
  'ie.tax.step-plan': {
    says: '払えないなら、相手が動く前に、分割払い（phased payment）を頼んでください。',
  },
  'ie.tax.opt-plan': {
    title: '分割払いを頼む',
    says: '収入と費用を示し、毎月の額を提案します。',
    cost: '利息は続きます。',
    time: '相手が動く前。',
    risk: '1回でも抜けると、相手が動くことがあります。',
    bestFor: '払う義務はあるが、一度に払えないとき。',
  },
  'ie.tax.opt-appeal': {
    title: '不服を申し立てる',
    says: '理由を書いて、Tax Appeals Commissionに用紙を送ります。',
    cost: '無料。',
    time: '30日。',
    risk: '負けると利息が続きます。',
    bestFor: '額がまちがっているとき。',
  },
  'ie.tax.warn-force': {
    says: 'Revenueは、裁判所なしで、執行官（sheriff）を使うか、銀行や給料からお金を取れます。放っておかないでください。',
  },
  'ie.tax.right-lpt': {
    says: '収入が少なければ、固定資産の税（local property tax）の延期を頼めます。まちがった評価や請求には、不服を申し立てられます。',
  },
  'ie.tax-collected.right': {
    says: 'これは税金です。Revenueは裁判所なしにsheriffを使い、給料や口座から取れます。すぐにmyAccountかROSで分割（phased payment）を頼んでください。額が違うなら、査定には30日以内に不服を出せます。利息は毎日増えます。',
  },
  'ie.tax.know-interest': {
    says: '税が遅れると毎日利息がつきます。Revenue は分割を認められ、守る間は取り立てません。',
  },
}
