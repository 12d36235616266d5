/** Questions about a reminder or an order to pay for a traffic fine: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_JA: Words = {
  'be.ask.fine-reminder': {
    says: '督促状の期日までに払うか、記載のリンクか書式で書面で争ってください。何もしないと、より高い額の提案、次に35％増しの支払命令が来ます。それには30日以内に警察裁判所（tribunal de police、politierechtbank）で争えます。その後は税務当局が、給料や税の還付からも取り立てます。分割は今頼んでください。',
  },
}
