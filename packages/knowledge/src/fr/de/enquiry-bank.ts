/** Questions about cheques, closed accounts, loans and the payment incident file: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_WORDS: Words = {
  'fr.ask-debt.bad-cheque': {
    says: 'Zahlen Sie den geplatzten Scheck und sagen Sie es Ihrer Bank: Die Sperre endet sofort. Sonst dauert sie fünf Jahre.',
    dependsOn: 'ob Sie ihn zahlen',
  },
  'fr.ask-debt.account-closed': {
    says: 'Eine Bank muss schriftlich und zwei Monate vorher kündigen. Nimmt Sie keine Bank, bestimmt die Banque de France eine, die muss (droit au compte).',
    dependsOn: 'was die Bank getan hat',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'ob es ein Urteil gibt',
    says: 'Der Kreditgeber muss binnen zwei Jahren ab der ersten offenen Rate klagen. Danach ist es zu spät, welche Briefe auch kamen. Ein vereinbarter neuer Plan lässt sie neu beginnen. Ein Urteil gilt zehn Jahre; verlangen Sie eine Kopie. Ein Brief, auch vom Gerichtsvollzieher (commissaire de justice), ist keine Pfändung. Zahlen Sie nichts, auch keine kleine Summe, und geben Sie nichts zu, bis Sie ein Urteil gesehen haben.',
  },
  'fr.ask-debt.ficp': {
    says: 'Fragen Sie bei der Banque de France nach Ihrem Eintrag: Das ist kostenlos. Zahlen Sie die Schuld, muss die Bank Sie löschen lassen; sonst endet es nach fünf Jahren. Nötig war eine Warnung von 30 Tagen. Ist er falsch, schreiben Sie der Bank, dann der CNIL.',
  },
}
