/** Questions about a bank that blames its customer for a fraud: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_FR: Words = {
  'es.ask.bank-blames': {
    says: 'Non, ce n’est pas fini. La banque doit rendre ce que vous n’avez pas autorisé, sauf si elle prouve une fraude ou une négligence grave. Tomber dans un bon piège ne suffit pas, dit le Tribunal suprême (571/2025). Réclamez par écrit au service client avec la plainte. Réponse en 15 jours ouvrables. Puis le Banco de España, gratuit, ou le tribunal.',
  },
}
