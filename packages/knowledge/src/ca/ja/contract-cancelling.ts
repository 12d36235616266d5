/** Ending a contract: cooling-off days, gyms, phones and fees for leaving: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CANCELLING_JA: Words = {
  'ca.buy.right-ten': {
    says: 'ほとんどの州では、家の入口で署名した契約を、10日以内に理由なしで取り消せます。',
  },
  'ca.buy.right-phone': {
    says: '携帯電話の契約は、いつでもやめられます。払うのは、多くても電話機の残りの代金です。',
  },
  'ca.buy.insight-cancel': {
    says: '会社が、必要なことを全部書いた契約書を渡さなかったなら、もっと長く取り消せることがあります。',
    actionable: '書類で、会社の名前、値段、取り消す権利を探してください。',
  },
  'ca.buy.on-cool': {
    says: 'オンタリオ州では、家での契約、ジムの契約、時間で分ける別荘（time share）の契約を、10日の間に取り消せます。',
  },
  'ca.buy.on-late': {
    says: 'オンタリオ州では、品物が30日より遅れたら取り消せます。インターネットの契約は、必要な説明がなければ取り消せます。',
  },
  'ca.buy.bc-cool': {
    says: 'ブリティッシュ・コロンビア州では、直接の販売（direct sale）やジムの契約を、10日の間に取り消せます。',
  },
  'ca.buy.ab-cool': { says: 'アルバータ州では、家の入口でした契約を、10日の間に取り消せます。' },
  'ca.buy.qc-cool': { says: 'ケベック州では、訪問する売り手との契約を、10日の間に取り消せます。' },
  'ca.buy.cool-off': {
    says: 'ほとんどの州では、家で署名した契約を取り消すのに10日あります。',
    action: '家の入口で署名したなら、書面で取り消す',
    consequence: 'その後は、取り消すのが難しくなります。',
  },
  'ca.buy.right-penalty': {
    says: 'その料金は、どの条文によるのかを聞いてください。罰するだけで、相手の損害よりずっと高い料金は、裁判所が減らせます。',
  },
  'ca.buy.qc-gym': {
    says: 'ケベック州では、ジムの契約は長くても1年です。始まる前なら無料でやめられ、最初の10分の1の間なら料金の10分の1でやめられます。',
  },
  'ca.buy.on-gym': {
    says: 'オンタリオ州では、ジムの契約は、書面の控えから10日以内なら理由なしで終えられます。期間は長くて1年です。',
  },
  'ca.buy.on-door': {
    says: 'オンタリオ州では、頼んでいないのに玄関で結んだ給湯器や暖房機などの契約は無効です。ほかの訪問販売の契約は、10日以内に取り消せます。',
  },
}
