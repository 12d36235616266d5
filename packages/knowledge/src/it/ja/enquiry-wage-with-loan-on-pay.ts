/** Questions about a seizure of pay beside a loan that is paid from pay (cessione del quinto): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_WITH_LOAN_ON_PAY_JA: Words = {
  'it.ask.wage-and-cessione': {
    says: '給料からの返済(cessione)があっても差押えは止まりません。民間の債権者は手取りの五分の一まで取れますが、cessioneと差押えを合わせて半分を超えられません。差押えは解雇の理由になりません。まだ話し合えます。期日の前に、まとまった額か分割を書面で申し出て、取り下げてもらってください。金額が違うならすぐ弁護士へ。収入が少なければ無料です。払いきれないならOCCへ。',
  },
}
