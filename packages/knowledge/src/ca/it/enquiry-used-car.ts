/** Questions about a car from a dealer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_IT: Words = {
  'ca.ask.used-car': {
    says: 'Scriva subito al venditore e tenga la pubblicità e il contratto. L’auto di un concessionario deve essere come descritta e adatta a circolare. Poi vada all’autorità dei concessionari della Sua provincia o al tribunale per le piccole cause (small claims court).',
  },
  'ca.ask.dealer-lied': {
    says: 'Un venditore non può ingannarLa. Scriva che cosa era falso e chieda di annullare: entro un anno in Ontario. L’ente dei rivenditori (OMVIC, AMVIC, VSA) aiuta gratis.',
  },
}
