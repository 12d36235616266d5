/** Questions about a child who was left out of the will: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISINHERITED_IT: Words = {
  'nl.ask.disinherited': {
    says: 'Sì, un figlio ha sempre diritto alla metà della quota di legge, in denaro (legitieme portie). Scriva agli eredi o all’esecutore che la chiede, entro cinque anni dalla morte, o prima se uno di loro Le fissa un termine equo. Chieda l’elenco di beni, debiti e doni: i grandi doni contano. Non diventa erede e non deve debiti. Se resta un partner, di solito aspetta la sua morte. Genitori e fratelli non hanno questo diritto.',
  },
}
