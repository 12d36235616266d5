/** Questions about a parent who moves away with a child, and a child taken into care: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_IT: Words = {
  'ch.ask.moving-with-child': {
    says: 'Non senza di Lei, se condividete l’autorità parentale e il trasferimento è all’estero o cambia molto i rapporti. Serve il Suo sì o una decisione dell’autorità di protezione o del tribunale. Scriva subito che non è d’accordo e chieda d’urgenza di fermarlo fino alla decisione. Conta il bene del figlio con ciascuno. Un piccolo trasloco richiede solo un avviso in tempo.',
  },
  'ch.ask.child-taken': {
    says: 'Guardi che cos’è la lettera. Solo previsto? Chieda di essere sentito e gli atti, e scriva quale aiuto più mite accetta, come un sostegno familiare. Una decisione? Reclamo al tribunale indicato entro 30 giorni, dieci se cautelare. Chieda che il figlio resti intanto (effetto sospensivo). Prenda oggi un avvocato: gratis con pochi mezzi. Mantenga ogni contatto con il figlio.',
  },
}
