/** Questions about a tenant who leaves early for a new job or another grave reason: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_ES: Words = {
  'it.ask.leave-flat-job': {
    says: 'Sí. Un empleo en otra ciudad, perder el empleo, una enfermedad o un cambio parecido e imprevisto es un motivo grave. Escríbalo en carta certificada o PEC: el preaviso es de seis meses, o menos si lo dice el contrato. El alquiler de ese tiempo se debe, aunque se vaya antes. Pida que le liberen si trae otro inquilino, por escrito.',
  },
}
