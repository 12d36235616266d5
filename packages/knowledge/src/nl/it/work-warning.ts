/** The Italian words of the rows in ../work-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_IT: Words = {
  'nl.work-warning.want': {
    says: 'Il datore La ammonisce per iscritto. Non è licenziato.',
  },
  'nl.work-warning.reality': {
    says: 'Va nel Suo fascicolo. Poi il datore può usarlo davanti al giudice. Risponda se è sbagliato.',
  },
  'nl.work-warning.right-answer': {
    says: 'Può rispondere per iscritto e chiedere che resti nel fascicolo. Il datore deve agire lealmente (goed werkgeverschap).',
  },
  'nl.work-warning.right-chance': {
    says: 'Prima di un licenziamento per scarso lavoro serve una vera occasione e aiuto. Un solo richiamo di solito non basta.',
  },
  'nl.work-warning.step-answer': {
    says: 'Risponda entro una settimana: che cosa è vero, che cosa no e perché. Se firma, scriva «per ricevuta» (voor ontvangst).',
  },
  'nl.work-warning.step-advice': {
    says: 'Chieda al sindacato o al Juridisch Loket se il richiamo è giusto.',
  },
}
