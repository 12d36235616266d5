/** How much is paid for a child of parents who live apart: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_DE: Words = {
  'jp.ask.child-support-how-much': {
    says: 'Sie beide entscheiden; die Tabelle der Gerichte (算定表) gibt die übliche Spanne. Sie geht nach dem Jahreseinkommen beider und Zahl und Alter der Kinder. Sie steht frei auf der Seite der Gerichte. Schreiben Sie die Einigung auf, am besten beim Notar (公正証書). Keine Einigung? Fragen Sie das Familiengericht nach Schlichtung (調停); sonst entscheidet der Richter. Fragen Sie bald: Es zählt meist erst ab dann.',
  },
}
