/** Questions of a guarantor for rent: asked to pay, or free since the tenant left: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUARANTOR_ASKED_TO_PAY_JA: Words = {
  'fr.ask-home.guarantor-asked-to-pay': {
    says: '裁判所の執行文書がなければ、どんな期限を示されても給料や年金は差し押さえられません。保証書、賃貸契約、明細を求めてください。家賃、改定、引き受ける内容が書かれていない保証書は無効です。借主への支払命令(commandement)が15日以内にあなたに送達されなかったなら、家賃は負いますが、違約金や遅延利息は負いません。裁判官は二年まで猶予できます。期限のない保証は将来に向けて終えられます。ADILに相談を。',
  },
  'fr.ask-home.guarantor-child-left': {
    says: 'お子さんは配偶者でもPACSの相手でもない人と借りていましたか。お子さんが解約を通知していれば、新しい同居人が契約に入ったとき、遅くとも予告期間の終わりから六か月で、あなたの保証は終わります。通知がなければ続くので、今日出してもらってください。支払命令(commandement)が15日以内にあなたにも送達されなかったなら、違約金は不要です。裁判所の執行文書なしに給料や年金は差し押さえられません。ADILに相談を。',
  },
}
