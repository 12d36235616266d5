/** Questions about the costs that a collector adds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_ES: Words = {
  'be.ask.costs': {
    says: 'El primer recordatorio es gratis y da 14 días. Sin él no se debe ningún coste. Luego como máximo 20 € hasta 150 €, 30 € más 10 % hasta 500 €, 65 € más 5 % por encima. Puede haber intereses, si el contrato lo dice. Gastos de expediente no se añaden. Pague la factura misma e impugne el resto por escrito. Solo una sentencia permite embargar.',
    dependsOn: 'la cantidad que debe',
  },
}
