/** Unpaid fines of a court or a city in letters of collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_ES: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'En Ontario una multa sin pagar puede costarle el permiso o las placas. Puede sumarse al impuesto de la vivienda o cobrarse como una sentencia.',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'En Ontario una multa judicial no prescribe. No hay plazo límite para cobrarla.',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'En Ontario puede pedir más tiempo para pagar una multa, o pagarla a plazos. Pida el formulario en la oficina judicial. Decide un juez de paz.',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'En Columbia Británica ICBC puede negarle el permiso o las placas hasta que pague una multa de tráfico. Pida un plan a ICBC si no puede pagar ahora.',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'En Quebec una multa sin pagar puede suspender su permiso de conducir. La oficina de multas también puede embargar bienes o ingresos.',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'En Quebec pida a la oficina de multas más tiempo o plazos. Si no puede pagar y un embargo no sirve, debe ofrecerle trabajo en su lugar, donde haya un programa.',
  },
}
