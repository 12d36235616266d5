/** The Italian words of the rows in ../benefit-decision-scotland-ni.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_SCOTLAND_NI_IT: Words = {
  'gb.benefit.scotland': {
    says: 'Chieda una nuova decisione (re-determination) entro 42 giorni. Poi può andare da un giudice (tribunal) entro 31 giorni.',
  },
  'gb.benefit.ni': {
    says: 'Chieda entro un mese un nuovo esame. Poi ha un mese per andare da un giudice (tribunal) indipendente.',
  },
}
