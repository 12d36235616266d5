/** Questions about late or cancelled flights and trains: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAVEL_WORDS: Words = {
  'fr.ask-buy.flight': {
    says: 'Per tre ore di ritardo o una cancellazione tardiva può avere da 250 € a 600 €, salvo una causa fuori dal controllo della compagnia.',
    dependsOn: 'la distanza e il motivo',
  },
  'fr.ask-buy.train-late': {
    dependsOn: 'quanto ritardo aveva il treno',
    says: 'Da 60 minuti di ritardo l’impresa deve il 25 % del biglietto, da due ore il 50 %. La SNCF paga da 30 minuti per TGV INOUI e Intercités. I treni locali hanno regole proprie. Chieda sul suo sito, poi al mediatore gratuito (SNCF Voyageurs).',
  },
}
