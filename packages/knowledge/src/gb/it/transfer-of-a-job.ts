/** A job that passes to a new employer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSFER_OF_A_JOB_IT: Words = {
  'gb.work.right-transfer': {
    says: 'Se il lavoro passa a un nuovo datore, posto e contratto passano con Lei. Essere licenziati per questo è quasi sempre ingiusto. Devono informarLa e consultarLa prima.',
  },
  'gb.work.transfer-wants': {
    says: 'Il Suo posto passa a un nuovo datore, con le Sue condizioni e la Sua anzianità.',
  },
  'gb.work.right-unbroken': {
    says: 'La Sua anzianità continua senza interruzione. Conta per preavviso, indennità e licenziamento ingiusto.',
  },
  'gb.work.transfer-step': {
    says: 'Chieda chi parla per Lei e quali cambiamenti sono previsti. Tenga contratto e buste paga. Rifiuti per iscritto condizioni peggiori.',
  },
}
