/** The Italian words of the rows in ../immigration-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_DECISION_IT: Words = {
  'nl.stay.right-wait-here': {
    says: 'Un’opposizione non permette sempre di aspettare qui. Chieda subito al giudice una misura urgente (voorlopige voorziening) contro l’allontanamento.',
  },
  'nl.stay.right-family': {
    says: 'La Sua vita familiare va valutata con cura: partner, figli, anni qui. Mandi prove di tutto.',
  },
  'nl.stay.right-heard': {
    says: 'Può raccontare la Sua versione prima della decisione. Chieda un interprete se serve.',
  },
  'nl.stay.step-lawyer': {
    says: 'Trovi un avvocato per stranieri tramite il Raad voor Rechtsbijstand. Con un reddito basso paga solo una piccola parte.',
  },
  'nl.stay.not-yet': {
    says: 'Di solito ha quattro settimane per partire da solo. La lettera dice se sono meno.',
  },
}
