/** Questions about penalties for a late tax return: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_DE: Words = {
  'gb.ask-tax.late-return': {
    says: 'Legen Sie innerhalb von 30 Tagen Einspruch ein, online oder mit Formular SA370, wenn Sie einen guten Grund hatten und so bald wie möglich abgegeben haben. Hatten Sie nichts zu erklären, bitten Sie HMRC, die Erklärung zurückzunehmen: Dann fällt auch die Strafe weg. Müssen Sie noch abgeben, tun Sie es jetzt, denn sie wächst.',
  },
}
