/** Questions about an old bill for medical care: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_ES: Words = {
  'be.ask.hospital-bill': {
    says: 'Una factura médica prescribe dos años después del fin del mes de la atención. Solo una demanda judicial, un reconocimiento claro o un requerimiento formal de agente o abogado en ese tiempo lo cambia. No pague ni reconozca nada: escriba que está prescrita. Sin sentencia, el agente solo puede pedir: ni embargo ni obligación de abrir.',
  },
}
