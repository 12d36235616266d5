/** Questions about tax that is due and the NHK fee: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_WORDS: Words = {
  'jp.ask.tax': {
    says: '通知の期限より前に窓口へ行くか電話してください。税金や公的な保険料は、督促状の後、裁判なしで役所が給料や口座を差し押さえられます。裁判所から何も来ていなくても安心できません。給与明細と生活費の分かるものを持って行き、分割払い(分納)、換価の猶予・徴収の猶予、減免を頼みます。給料には差し押さえられない部分があります。生活できないときは滞納処分の停止を求めてください。',
  },
  'jp.ask.nhk': {
    says: '受信できる機器がなければ契約は不要で、解約もできます。5年より前の受信料は時効を主張できますが、払う前に言う必要があります。',
    dependsOn: 'NHKを受信できる機器があるかどうか',
  },
  'jp.ask.late-return': {
    says: '遅れても、今すぐ申告してください（期限後申告）。調査の通知前なら加算税は軽く、1か月以内ならふつうかかりません。延滞税はかかります。払えなければ猶予や分割を相談してください。',
  },
}
