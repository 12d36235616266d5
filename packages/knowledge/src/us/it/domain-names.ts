/** The Italian words of the rows in ../domain-names.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOMAIN_NAMES_IT: Words = {
  'us.domain.right-proof': {
    says: 'Per prenderLe un dominio devono provare un marchio loro e la Sua mala fede per guadagnarci. Una pagina di commento onesto, senza vendite, parla a Suo favore.',
  },
  'us.domain.right-public-speech': {
    says: 'Un ufficio pubblico non può fermarLa perché non gradisce ciò che dice. Parlare di cose pubbliche è protetto. Scriva chiaramente sulla pagina che non è ufficiale.',
  },
}
