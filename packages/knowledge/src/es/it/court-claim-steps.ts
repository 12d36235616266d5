/** Papers of a court that start a case: what to do. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_IT: Words = {
  'es.claim.step-date': {
    says: 'Scriva il giorno in cui l’ha ricevuto. Segni l’ultimo giorno. Conservi la busta.',
  },
  'es.claim.step-real': {
    says: 'Controlli che sia vero: guardi il tribunale e il numero della causa (NIG). Chiami il tribunale a un numero che trova Lei.',
  },
  'es.claim.step-lawyer': {
    says: 'Chieda un avvocato oggi: uno gratis all’ordine degli avvocati (Colegio de Abogados), o il Suo.',
  },
  'es.claim.step-answer': {
    says: 'Mandi una risposta scritta con i motivi e i documenti prima dell’ultimo giorno.',
  },
  'es.claim.step-agree': {
    says: 'Se lo deve, chiami il loro avvocato e offra un piano. Un accordo si può portare al giudice e chiude la causa.',
  },
  'es.claim.step-old-debt': {
    says: 'Se il debito ha più di cinque anni, dica nella risposta che è troppo vecchio (prescripción). Il giudice non lo dirà per Lei.',
  },
  'es.claim.step-copies': {
    says: 'Consegni i documenti in cancelleria e si faccia dare una copia con timbro. Oppure usi l’ufficio online (sede judicial electrónica).',
  },
}
