/** Questions about branches and trees of a neighbour: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBOURS_BRANCHES_IT: Words = {
  'de.ask-home.branches': {
    says: 'Sì, ma solo dopo un termine giusto per iscritto e se i rami danneggiano davvero il Suo terreno. Tagli solo dalla Sua parte, e niente tagli forti di siepi da marzo a settembre, per i nidi. Alcune città proteggono i grandi alberi: chieda prima. Le foglie di solito si tollerano. La distanza è legge del Land; gli alberi vecchi spesso restano.',
  },
}
