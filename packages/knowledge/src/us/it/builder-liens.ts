/** The Italian words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_IT: Words = {
  'us.lien.ca-builder': {
    says: 'In California il vincolo (lien) di un costruttore sulla casa finisce se non fa causa entro 90 giorni dalla registrazione. Senza la licenza richiesta, di solito non può chiedere nulla.',
  },
}
