/** The Italian words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'it.fine.step-date': {
    says: 'Scriva il giorno di notifica e quello del fatto. Conti 5, 30, 60 e 90 giorni.',
  },
  'it.fine.step-real': {
    says: 'Controlli che sia vera sul sito del Comune o con PagoPA. Non segua link in messaggi o email.',
  },
  'it.fine.step-choose': { says: 'Scelga una via: pagare, Prefetto o giudice di pace. Non due.' },
  'it.fine.step-points': {
    says: 'Se chiede chi guidava, risponda entro 60 giorni. Altrimenti arriva una seconda multa.',
  },
  'it.fine.step-wrong': {
    says: 'Dica cosa non va: non è la Sua auto, venduta, targa sbagliata, tardiva, autovelox non omologato.',
  },
  'it.fine.step-instalments': { says: 'Se non può pagare, chieda le rate in tempo.' },
}
