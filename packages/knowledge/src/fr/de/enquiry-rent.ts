/** Questions about rent, charges, receipts, guarantors and flatmates: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Nur einmal im Jahr, nur wenn der Mietvertrag es sagt, und höchstens nach dem Index (IRL). Ein versäumtes Jahr kann man nicht nachfordern.',
    dependsOn: 'was in Ihrem Mietvertrag steht',
  },
  'fr.ask-home.charges': {
    says: 'Verlangen Sie die Jahresabrechnung. Die Belege dürfen Sie sechs Monate lang einsehen. Nebenkosten können nur drei Jahre lang gefordert werden.',
    dependsOn: 'was die Papiere zeigen',
  },
  'fr.ask-home.guarantor': {
    says: 'Ein Bürge zahlt, wenn der Mieter nicht zahlt. Ohne Enddatum können Sie die Bürgschaft schriftlich beenden, aber sie läuft bis zum Ende des Mietvertrags.',
    dependsOn: 'das Papier, das Sie unterschrieben haben',
  },
  'fr.ask-home.flatmate': {
    says: 'Mit einer Klausel zur gemeinsamen Haftung (clause de solidarité) schuldet jeder Mitbewohner die ganze Miete. Wer auszieht, haftet noch höchstens sechs Monate nach dem Ende der Kündigungsfrist.',
    dependsOn: 'was im Mietvertrag steht',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Verlangen Sie sie schriftlich. Der Vermieter muss für jede voll bezahlte Miete eine Quittung geben, ohne Kosten. Für eine Teilzahlung gibt es einen einfachen Beleg. Bei Weigerung gehen Sie zur kostenlosen Schlichtungsstelle (CDC).',
  },
}
