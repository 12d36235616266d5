/** The Japanese words of the rows in ../enquiry-power-cut.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_JA: Words = {
  'jp.ask.power-cut': {
    says: '期日の前に会社へ電話し、支払いの延期や分割を頼んでください。赤ちゃんや病人がいれば伝えます。止める前には予告があり、水道はたいてい最後です。市区町村の自立相談支援機関や社会福祉協議会の貸付も使えます。生活保護についても相談してください。',
  },
}
