/** The Spanish words of the rows in ../enquiry-who-owes-and-how-long.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WHO_OWES_AND_HOW_LONG_ES: Words = {
  'ca.fact.spouse-debt': {
    says: 'No debe una deuda solo a nombre de su esposo o esposa, salvo que firmara o avalara. Una segunda tarjeta a su nombre puede obligarle: lea los términos. Tras una sentencia pueden ir por la parte de la casa de él o ella, no por la suya. En Quebec los gastos diarios de la familia pueden obligar a ambos.',
  },
  'ca.fact.card-debt-too-old': {
    says: 'En su provincia casi siempre tienen dos años para demandar, desde que dejó de pagar. Después puede decir a la corte que es tarde, y no ganan. Un pago o nota firmada reinicia el plazo: no haga nada antes de saberlo. Pueden seguir escribiendo. Sale del informe de crédito a los seis años.',
  },
}
