/** Questions of people whose permission to stay runs out soon: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VISA_ENDS_JA: Words = {
  'gb.ask-immigration.visa-ends': {
    says: '最終日より前に、延長か別のビザを申請してください。期限内に申請した人は、Home Officeが決めるまで同じ条件で滞在し働けます（section 3C leave）。待つ間に英国を出ると申請は終わります。今すぐGOV.UKで自分のビザの規則を見て、時間が少なければ登録された相談員に会ってください。切れた後は一日ごとに不利になります。',
  },
  'gb.ask-immigration.sponsor-ended': {
    says: '仕事が終わった日にビザが終わるわけではありません。雇い主がHome Officeに届け出ます。その後、多くはビザを60日（期限がもっと早ければその日まで）に縮める通知が来ます。それまでに新しいスポンサーを見つけて申請するか、別のビザを申請するか、出国します。UKVIアカウントのメールと住所を正しくしておいてください。今すぐ登録された相談員へ。解雇そのものを争うなら、期限内にAcasへ。',
  },
}
