/** The Japanese words of the rows in ../tax-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_STEPS_JA: Words = {
  'us.tax.step-number': {
    says: '手紙の上のほうで、通知の番号と期限を探してください。IRS.govで調べます。',
  },
  'us.tax.step-check': {
    says: '手紙を、申告とIRS.govの口座と比べてください。支払いと、W-2や1099などの用紙を確かめます。',
  },
  'us.tax.step-answer': {
    says: '払えなくても、期限までに動いてください。答える、分割を求める、または審理を求めます。',
  },
  'us.tax.step-help': {
    says: 'Low Income Taxpayer ClinicかTaxpayer Advocateに、無料の助けを求めてください。',
  },
  'us.tax.step-dispute': {
    says: 'まちがっていたら、証拠の写しをつけて、通知の住所に手紙を書きます。書留（certified mail）で送ってください。',
  },
  'us.tax.option-plan': {
    says: 'IRS.govでオンラインの分割を求めます。続いている間、IRSはほとんどの場合、何も取りません。',
    title: '分割で払う',
    cost: '場合により設定の手数料と、利息',
    time: 'オンラインで数分',
    risk: '利息と、低くなった罰金は続きます。',
    bestFor: '借りているが、一度に払えない場合。',
  },
  'us.tax.option-appeal': {
    says: '通知にある方法と期限で答え、証拠を送ります。',
    title: '反対する、不服を申し立てる',
    cost: '無料、または免除もあるTax Courtの少しの手数料',
    time: '通知のとおり30日か90日',
    risk: '負けると、利息が続きます。',
    bestFor: '額がちがう、または自分の税でない場合。',
  },
  'us.tax.option-hardship': {
    says: '「currently not collectible」（今は取り立てない）を求めるか、IRSのツールでoffer in compromise（減額の申し出）が合うか調べます。',
    title: '待ってもらう、少ない額で解決する',
    cost: '申し出には手数料。収入が低ければ無料',
    time: '数週間から数か月',
    risk: '利息は続きます。全部の申し出が受け入れられるわけではありません。',
    bestFor: '払うと生活の基本が足りなくなる場合。',
  },
  'us.tax.option-help': {
    says: 'Taxpayer AdvocateとLow Income Taxpayer Clinicsが、あなたの代わりにIRSと話せます。',
    title: '無料の税金の助けを受ける',
    cost: '無料',
    time: '今週電話する',
    risk: 'なし。日数は進みます。',
    bestFor: '差押えが近い、または内容が分からない場合。',
  },
  'us.tax.option-pay': {
    says: '払うのは、IRS.govか、United States Treasuryあての小切手だけにしてください。',
    title: '払う',
    cost: 'その額',
    time: '1日',
    risk: '正しければ、なし。',
    bestFor: '同意し、払える場合。',
  },
}
