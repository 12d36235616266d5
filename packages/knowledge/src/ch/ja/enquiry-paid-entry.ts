/** Questions about an entry in the debt register for a debt that was paid: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRY_JA: Words = {
  'ch.ask.paid-entry': {
    says: '債権者に、債務事務所での手続を取り下げるよう書面で頼んでください。取り下げで初めて誰にも見えなくなります。支払い後に応じる所は多く、少額の手数料を求める所もありますが、法律上の義務はありません。支払い証明と記入済みの用紙を送ります。「3か月後の申請」は、支払命令が届く前に払い、異議を出していた場合だけ使えます。でなければ5年見えます。家主には領収書を見せてください。',
  },
}
