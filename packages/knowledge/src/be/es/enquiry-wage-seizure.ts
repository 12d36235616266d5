/** Questions about how much of the pay a bailiff may have held back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_ES: Words = {
  'be.ask.wage-part': {
    says: 'En 2026 los primeros 1.419 € netos al mes están a salvo. De los tramos siguientes pueden tomar el 20, 30 y 40 %, y todo por encima de 1.839 €. Cada hijo a cargo protege 88 € más: entregue el formulario al agente o a la empresa. Si es demasiado, vaya al juez de embargos. Con muchas deudas, el tribunal laboral puede fijar un plan que para los embargos.',
    dependsOn: 'cuánto gana y quién vive de ello',
  },
}
