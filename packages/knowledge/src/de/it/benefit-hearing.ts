/** The Italian words of the rows in ../benefit-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_HEARING_IT: Words = {
  'de.benefit-hearing.want': {
    says: 'L’ufficio pensa di averle pagato troppo. Prima chiede la sua versione (Anhörung). Non è ancora deciso nulla.',
  },
  'de.benefit-hearing.reality': {
    says: 'Per il passato possono chiederlo solo con regole strette. Una buona risposta ora può ridurlo o chiuderlo.',
  },
  'de.benefit-hearing.right-change': {
    says: 'È cambiato qualcosa dopo la decisione? Per il passato conta di solito solo se non l’ha comunicato, se aveva altri redditi o beni, o se doveva sapere che non Le spettava.',
  },
  'de.benefit-hearing.right-trust': {
    says: 'Era sbagliata dall’inizio per errore loro? Se non poteva saperlo e l’ha speso, di solito lo tiene.',
  },
  'de.benefit-hearing.right-back': {
    says: 'Serve una decisione scritta con motivo e somma (Erstattung). Può opporsi gratis entro un mese.',
  },
  'de.benefit-hearing.right-widow': {
    says: 'Con una pensione di vedova o vedovo gli altri redditi contano solo in parte: ciò che supera una somma libera, e di quello il 40 %. Nei primi tre mesi non conta nulla. Faccia rifare il conto.',
  },
  'de.benefit-hearing.step': {
    says: 'Risponda entro il giorno. Dica cosa ha comunicato e quando, alleghi copie e chieda il calcolo. Se l’ha speso, lo scriva.',
  },
}
