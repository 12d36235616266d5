/** Questions of people who are ill for longer than the employer pays: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ILL_FOR_WEEKS_JA: Words = {
  'de.ask-job.ill-after-six-weeks': {
    says: '6週間を過ぎると、健康保険がKrankengeldを払います。額面の70％、手取りの90％が上限です。特別な申請は不要で、会社が給料を届け、あなたは保険から来る書類を返します。何も来なければ今すぐ問い合わせます。新しい診断書は、前の期限が切れた次の平日までに作ってもらってください。同じ病気では3年間に最長78週で、最初の6週も含みます。',
  },
}
