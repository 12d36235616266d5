/** Questions about noise and branches of neighbours: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_IT: Words = {
  'jp.ask.branches': {
    says: 'Chieda al vicino di tagliare i rami che superano il confine. Se in un tempo giusto, circa due settimane, non succede nulla, può tagliarli. Le radici può tagliarle subito.',
  },
  'jp.ask.noise': {
    says: 'Un rumore oltre il sopportabile si può fermare e può dare denaro. Tenga un diario, lo dica al padrone di casa o al gestore, e chieda trattative (調停) al comune o a un tribunale.',
  },
}
