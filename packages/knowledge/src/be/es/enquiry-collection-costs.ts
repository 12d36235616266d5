/** Questions about the costs that a collector adds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_ES: Words = {
  'be.ask.costs': {
    says: 'El primer recordatorio es gratis y da 14 días. Sin él no se debe ningún coste. Luego como máximo 20 € hasta 150 €, 30 € más 10 % hasta 500 €, 65 € más 5 % por encima. Puede haber intereses, si el contrato lo dice. Gastos de expediente no se añaden. Pague la factura misma e impugne el resto por escrito. Solo una sentencia permite embargar.',
    dependsOn: 'la cantidad que debe',
  },
  'be.ask.already-paid': {
    says: 'No pague otra vez. Envíe hoy al agente (huissier) y al acreedor la prueba del pago con fecha, y escriba que discute la deuda. Pregunte si hay una sentencia. Sin sentencia u otro título no puede embargar nada. Si la hay, pida una cuenta: pueden quedar costes e intereses. Si embarga de todos modos, decide el juez de embargos (juge des saisies).',
  },
}
