/** Questions of people who lent money and do not get it back: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_LENT_DE: Words = {
  'gb.ask-debt.money-lent': {
    says: 'Ein Darlehen unter Freunden oder in der Familie bindet, auch ohne Papier. Sichern Sie, was es zeigt: Kontobuchungen, Nachrichten, Zeugen. Schreiben Sie mit Summe und letztem Tag, etwa 14 Tage. Dann können Sie online beim County Court klagen, bis £10,000 als small claim. Sie haben meist sechs Jahre. Überlegen Sie vorher, ob die Person zahlen kann, denn Sie zahlen eine Gerichtsgebühr.',
  },
}
