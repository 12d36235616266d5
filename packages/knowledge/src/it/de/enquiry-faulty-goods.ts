/** The German words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_DE: Words = {
  'it.ask.guarantee': {
    says: 'Der Verkäufer haftet zwei Jahre, auch wenn Geschäft oder Hersteller von einem spricht, und darf Sie nicht an den Hersteller verweisen. Er muss kostenlos reparieren oder ersetzen. Im ersten Jahr gilt der Fehler als von Anfang an da. Sonst verlangen Sie einen niedrigeren Preis oder Ihr Geld. Schreiben Sie per PEC oder Einschreiben.',
  },
  'it.ask.private-seller': {
    says: 'Ein Verkauf unter Privaten bindet: liefern oder Geld zurück. Nutzen Sie rechtzeitig den Käuferschutz und die Karte. Dann mahnen Sie förmlich. War es von Anfang an Betrug, zeigen Sie es an.',
  },
  'it.ask.used-car': {
    says: 'Beim Händler haben Sie zwei Jahre Garantie, oder mindestens eines, wenn es so vereinbart ist. Einer Privatperson melden Sie versteckte Mängel innerhalb von acht Tagen nach der Entdeckung. Klagen müssen Sie innerhalb eines Jahres.',
    dependsOn: 'wer es verkauft hat',
  },
}
