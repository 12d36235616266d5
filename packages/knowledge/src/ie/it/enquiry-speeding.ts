/** Questions about speeding notices: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_IT: Words = {
  'ie.ask.fine-not-driver': {
    says: 'Non la paghi. Entro 28 giorni compili la parte che dice chi guidava, con l’indirizzo, e la rimandi. L’avviso va allora a quella persona. Se non fa nulla, la legge presume che guidasse Lei.',
  },
  'ie.ask.speeding-late': {
    says: 'La velocità costa €160 e tre punti se paga nei primi 28 giorni dall’avviso. Nei 28 dopo è metà in più, €240. Poi arriva la citazione, con un ultimo pagamento più alto fino a sette giorni prima dell’udienza. Con condanna, cinque punti e fino a €1,000. Paghi ora la somma valida oggi secondo l’avviso.',
  },
}
