/** The Italian words of the rows in ../care-level.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CARE_LEVEL_IT: Words = {
  'de.care-level.right-report': {
    says: 'La perizia arriva con la decisione e va spiegata. Manca? La chieda subito.',
  },
  'de.care-level.right-late': {
    says: 'Devono decidere in 25 giorni lavorativi. Poi Le devono 70 € per ogni settimana iniziata, se è colpa loro.',
  },
  'de.care-level.right-score': {
    says: 'Conta quello che sa fare da solo, in sei ambiti. Da 12,5 punti livello 1, da 27 livello 2.',
  },
  'de.care-level.step': {
    says: 'Tenga un diario di cura per una settimana. Legga la perizia riga per riga e segni gli errori.',
  },
  'de.care-level.option': {
    says: 'La consulenza è gratis. Devono offrire un appuntamento in due settimane, anche a casa.',
    title: 'Consulenza gratuita',
    cost: 'Gratuito.',
    time: 'Entro due settimane.',
    risk: 'Nessuno.',
    bestFor: 'Non sa cosa scrivere.',
  },
}
