/** The Spanish words of the rows in ../enquiry-end-of-job.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_JOB_WORDS: Words = {
  'fr.ask-work.papers-late': {
    says: 'Al final del contrato, su empleador debe darle tres papeles: el certificado de trabajo (certificat de travail), la liquidación final (solde de tout compte) y el certificado para France Travail. Pídalos por carta certificada con un último día. Si no llega nada, el tribunal laboral puede ordenarlo rápido (référé), con una suma por cada día de retraso. Muestre lo que le cuesta el retraso y podrá pedir una indemnización.',
  },
  'fr.ask-work.resign-notice': {
    says: 'Su convenio colectivo (convention collective) o la costumbre dice cuánto dura el preaviso. Puede pedir irse antes: consiga el sí del empleador por escrito. Si se va sin él, puede tener que pagar el preaviso que no trabajó. Si el empleador le libera sin que usted lo pida, se le paga hasta el final del preaviso.',
  },
  'fr.ask-work.forced-resignation': {
    says: 'Una renuncia debe ser clara y libre. Escriba enseguida por carta certificada que la retira y diga cómo le presionaron. Guarde los mensajes y los nombres de testigos. El empleador no tiene que aceptar. Pero el tribunal laboral (prud’hommes) puede tratar una renuncia forzada como un despido sin causa. No espere: tiene doce meses.',
  },
}
