/** Questions about money before moving in: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_IT: Words = {
  'ie.ask.rent-upfront': {
    says: 'Il proprietario può chiedere un mese di affitto in anticipo e un mese di deposito, non di più. Per gli alloggi studenti è un po’ diverso se lo sceglie Lei. Lo chieda per iscritto e non paghi nulla prima della visita. La RTB può far restituire il resto.',
  },
  'ie.ask.room-in-home': {
    says: 'In una stanza in casa del proprietario Lei è ospite con permesso (licensee) e la RTB non può aiutare. Vale ciò che è concordato e un preavviso equo. Il deposito va comunque reso, meno affitto dovuto o danni. Scriva con una data; poi la procedura per piccole cause online, fino a €2,000.',
  },
}
