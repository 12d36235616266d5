/** Questions about tax that an employer took too little of: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_CODE_DE: Words = {
  'gb.ask-tax.underpaid': {
    says: 'Prüfen Sie die Zahlen zuerst am P60. Geschuldete Steuer ist meist fällig, auch wenn der Code falsch war. Oft wird sie in kleinen Teilen über den Code des nächsten Jahres abgezogen. HMRC kann verzichten, wenn es die Fakten hatte, sie aber über ein Jahr nicht nutzte. Sie müssen alles für richtig gehalten haben. Bitten Sie schriftlich darum (ESC A19).',
  },
}
