/** A written warning of an employer (avertissement, verwittiging): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: 'Il datore può dare solo le sanzioni che il suo regolamento di lavoro nomina. Deve dirLo al più tardi il giorno lavorativo dopo aver visto il fatto.',
  },
  'be.warning.step-answer': {
    says: 'Risponda per iscritto se è falso o ingiusto, e chieda che la risposta vada nel Suo fascicolo. Lo mostri al sindacato. Firmare vuol dire solo: ricevuto.',
  },
}
