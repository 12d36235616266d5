/** Questions about an emergency tradesman who was paid far too much at the door: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKSMITH_PAID_IT: Words = {
  'de.ask-buy.locksmith-paid': {
    says: 'Pagato non vuol dire perso. Un prezzo di circa il doppio del solito, chiesto a chi è in difficoltà, può essere nullo: si deve solo un prezzo giusto. «Da 39 €» non è un prezzo fisso. Chieda indietro il resto per iscritto con un termine. Tenga foto, testimoni e prezzi di altre ditte. Chieda alla banca di riprendere il pagamento; con addebito firmato ci sono otto settimane. Minacce? Polizia. La Verbraucherzentrale aiuta.',
  },
}
