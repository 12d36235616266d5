/** Questions about an insurer that pays nothing because of gross carelessness: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_ES: Words = {
  'ch.ask.gross-negligence': {
    says: 'No, por negligencia grave casi siempre solo puede pagar menos, según su culpa. Por una leve debe pagar todo. Debe probar la culpa. Escriba que no está de acuerdo, pida la cláusula y el cálculo y mande pruebas. Algunas pólizas renuncian a ello: lea la suya. Luego el ombudsman es gratis. Prescribe a los cinco años.',
  },
}
