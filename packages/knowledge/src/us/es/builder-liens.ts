/** The Spanish words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_ES: Words = {
  'us.lien.ca-builder': {
    says: 'En California el gravamen (lien) de un constructor sobre la casa termina si no demanda en 90 días tras registrarlo. Sin la licencia que necesita, por lo general no puede cobrar.',
  },
}
