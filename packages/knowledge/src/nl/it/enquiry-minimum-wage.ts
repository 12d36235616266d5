/** Questions about pay below the minimum wage: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_IT: Words = {
  'nl.ask.minimum-wage': {
    says: 'Dai 21 anni almeno 14,71 € l’ora da gennaio 2026, di più da luglio, qualunque sia l’accordo, anche in nero e senza documenti. Sotto i 21 una parte fissa. Annoti le ore e tenga i messaggi. Chieda per iscritto la differenza, fino a cinque anni, con l’8 % di ferie e fino al 50 % per il ritardo. Avvisi l’Arbeidsinspectie. Aiutano Juridisch Loket e FNV.',
  },
}
