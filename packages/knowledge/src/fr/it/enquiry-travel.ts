/** Questions about late or cancelled flights and trains: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Se cancellano, sceglie lei: soldi indietro in sette giorni o un altro volo. Non deve accettare un buono. Avvisata meno di 14 giorni prima, o tre ore di ritardo: di solito 250–600 € in più, salvo causa fuori dal controllo. Tenga le ricevute di pasti e hotel. Scriva alla compagnia, poi dopo due mesi al mediatore gratuito (MTV).',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'quanto ritardo aveva il treno',
    says: 'Da 60 minuti di ritardo l’impresa deve il 25 % del biglietto, da due ore il 50 %. La SNCF paga da 30 minuti per TGV INOUI e Intercités. I treni locali hanno regole proprie. Chieda sul suo sito, poi al mediatore gratuito (SNCF Voyageurs).',
  },
}
