/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'it.ask.guarantee': {
    says: 'Ja. Der Verkäufer haftet zwei Jahre. Er muss kostenlos reparieren oder ersetzen. Wenn nicht, verlangen Sie einen niedrigeren Preis oder Ihr Geld zurück.',
  },
  'it.ask.private-seller': {
    says: 'Ein Verkauf unter Privaten bindet: liefern oder Geld zurück. Nutzen Sie rechtzeitig den Käuferschutz und die Karte. Dann mahnen Sie förmlich. War es von Anfang an Betrug, zeigen Sie es an.',
  },
  'it.ask.used-car': {
    says: 'Beim Händler haben Sie zwei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Einer Privatperson melden Sie versteckte Mängel innerhalb von acht Tagen nach der Entdeckung. Klagen müssen Sie innerhalb eines Jahres.',
    dependsOn: 'wer es verkauft hat',
  },
}
