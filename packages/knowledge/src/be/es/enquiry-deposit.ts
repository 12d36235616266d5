/** The Spanish words of the rows in ../enquiry-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_ES: Words = {
  'be.ask.deposit': {
    says: 'La fianza debe estar en una cuenta bloqueada a su nombre y solo la liberan los dos o un juez. El propietario solo puede quedarse dinero por daños que muestran las dos actas, no por desgaste, y debe probar el coste. Pida por carta certificada. Luego el juez de paz: primero conciliación gratis. Como máximo dos meses de alquiler, tres en Flandes.',
    dependsOn: 'su región',
  },
  'be.ask.rent-costs': {
    says: 'Pida por escrito ver las facturas. Los gastos aparte del alquiler deben ser los reales, salvo que el contrato fije una suma. Pague lo correcto y discuta el resto. Decide el juez de paz.',
  },
}
