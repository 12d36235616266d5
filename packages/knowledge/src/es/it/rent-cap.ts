/** The limits of a rise of rent, and the decrees on it: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_IT: Words = {
  'es.home.right-rise-limit': {
    says: 'L’affitto può salire solo una volta all’anno e solo se lo dice il contratto. Per i contratti dal 26 maggio 2023 l’aumento non può superare l’indice INE (IRAV).',
  },
  'es.home.step-decree': {
    says: 'Due decreti di ottobre 2026 parlano di un tetto del 2% e di contratti più lunghi. Il Parlamento doveva confermarli. Chieda a un ufficio casa se oggi valgono.',
  },
  'es.home.change-rdl8': {
    says: 'Il tetto del 2% di marzo 2026 (RDL 8/2026) è finito il 30 aprile 2026: il Congresso non l’ha confermato.',
    was: 'Dal 22 marzo 2026 un aumento aveva un tetto del 2%, con fino a due anni in più.',
    is: 'L’indice INE (IRAV) è il tetto per i contratti dal 26 maggio 2023. Chieda se il Congresso ha confermato i decreti di ottobre 2026.',
  },
}
