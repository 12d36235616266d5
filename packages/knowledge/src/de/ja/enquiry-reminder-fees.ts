/** Questions about the fee that a firm adds for a reminder: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REMINDER_FEES_JA: Words = {
  'de.ask-debt.reminder-fees': {
    says: '督促の手数料は紙と郵便だけで、人やコンピューターの費用は入りません。連邦最高裁は、エネルギー会社に約76セントだけを認めました。多くの裁判所は、一通約2.50ユーロまで認めます。遅れを始めさせるだけの最初の督促は無料です。それより高いときは、請求書の分を払い、残りは払わないと書いてください。遅延の利息は別です。',
    dependsOn: '手数料の額と、すでに遅れていたかどうか',
  },
}
