/** The Spanish words of the rows in ../condominium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_WORDS: Words = {
  'ca.condo.on': {
    says: 'En Ontario la corporación (condominium corporation) debe avisarle al menos 10 días antes de inscribir un gravamen (lien). Este cubre como mucho tres meses de cuotas antes de ese día.',
  },
  'ca.condo.bc': {
    says: 'En Columbia Británica la strata debe avisarle por escrito dos semanas antes de inscribir un gravamen (lien) o demandar.',
  },
}
