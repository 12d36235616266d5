/** The Spanish words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_ES: Words = {
  'be.ask.deposit': {
    says: 'La fianza (garantie locative) debe estar en una cuenta bloqueada a su nombre. Casi siempre como mucho dos meses de alquiler, en Flandes tres. La liberan los dos o el juez.',
    dependsOn: 'su región',
  },
  'be.ask.rent-costs': {
    says: 'Pida por escrito ver las facturas. Los gastos aparte del alquiler deben ser los reales, salvo que el contrato fije una suma. Pague lo correcto y discuta el resto. Decide el juez de paz.',
  },
}
