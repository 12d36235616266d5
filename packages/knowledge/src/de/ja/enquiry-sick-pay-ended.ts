/** Questions about sick pay of the health fund that ends too soon: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_ENDED_JA: Words = {
  'de.ask-benefit.sick-pay-ended': {
    says: 'すぐ、遅くとも1か月以内に書面で異議を出してください（無料）。医療サービス（MD）の報告書を求め、主治医に書面で反論と再鑑定を頼みます。診断書は途切れさせず、次の営業日までに更新してください。お金がなければ、できる範囲で雇用機関に登録し、社会裁判所に緊急の命令を求めてください。',
  },
}
