/** Questions about a temporary lay-off or short time: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_ES: Words = {
  'ie.ask.temporary-layoff': {
    says: 'Tras cuatro semanas seguidas, o seis en 13 semanas, puede pedir usted la indemnización (redundancy) con el formulario RP9. Necesita dos años de trabajo. La empresa tiene siete días para prometer al menos 13 semanas de trabajo completo. Al pedirla pierde el preaviso pagado; piénselo. Pida ya ayuda a Intreo. Si se niegan, la WRC es gratis.',
  },
}
