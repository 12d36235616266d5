/** Questions about a dismissal for grave fault: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRAVE_FAULT_ES: Words = {
  'fr.ask-work.grave-fault': {
    says: 'La empresa debe probar la falta grave y actuar en dos meses desde que la supo. Antes debe haber una entrevista y luego una carta con motivos. Sigue teniendo paro y las vacaciones pendientes. Si el juez no ve falta grave, también preaviso e indemnización. Tiene doce meses para el tribunal laboral. Anote ya los hechos, con nombres.',
  },
}
