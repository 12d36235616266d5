/** Questions about contractors and movers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_IT: Words = {
  'ca.ask.contractor': {
    says: 'Scriva che cosa non va e dia una data per sistemarlo. Il lavoro deve essere di qualità ragionevole. Poi usi il tribunale per le piccole cause (small claims court), o la società della carta se ha pagato con carta.',
  },
  'ca.ask.movers-on': {
    says: 'No. Non possono tenere le Sue cose per farLa pagare di più, né superare un preventivo scritto di oltre il 10 %. Paghi la somma concordata, chieda le cose per iscritto e chiami Consumer Protection Ontario.',
  },
}
