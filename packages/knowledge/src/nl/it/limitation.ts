/** The Italian words of the Netherlands: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_IT: Words = {
  'nl.limitation.goods': {
    says: 'Una ditta che Le ha venduto merce ha due anni per chiedere il prezzo.',
    from: 'il giorno dopo la scadenza del prezzo',
    restartedBy: 'Un sollecito scritto, o un sì al debito, può far ripartire il tempo.',
  },
  'nl.limitation.general': {
    says: 'La maggior parte dei debiti da contratto è troppo vecchia dopo cinque anni. Deve dirlo Lei.',
    from: 'il giorno dopo la scadenza del debito',
    restartedBy: 'Un sollecito scritto, o un sì al debito, può far ripartire il tempo.',
  },
  'nl.limitation.judgment': {
    says: 'Una sentenza si può eseguire di solito per vent’anni. Per somme mensili e interessi sono cinque.',
  },
}
