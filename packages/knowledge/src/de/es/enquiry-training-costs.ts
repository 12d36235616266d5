/** Questions about training costs that a firm wants back: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAINING_COSTS_ES: Words = {
  'de.ask-job.training-costs': {
    says: 'Solo lo debe con una cláusula escrita clara anterior al curso. Es nula si debe pagar aunque la empresa cause la salida o usted no tenga culpa. También si obliga demasiado tiempo o no baja mes a mes. No pague nada antes de revisarla.',
    dependsOn: 'la cláusula y la razón de su salida',
  },
}
