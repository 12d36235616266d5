/** Questions about an insurer that pays nothing because of gross carelessness: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_ES: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'No, también con negligencia grave casi siempre solo puede pagar menos, según su culpa. Debe probarla. Solo si incumplió un deber de la póliza debe usted mostrar que no fue grave. Muchas pólizas renuncian a ello: lea la suya. Reclame, pida la cláusula y el cálculo y dé dos semanas. Luego el Versicherungsombudsmann es gratis; hasta 10.000 € obliga al seguro. El suelo del casero es cosa de su seguro de responsabilidad.',
  },
}
