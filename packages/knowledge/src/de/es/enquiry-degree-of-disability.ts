/** Questions about a degree of disability that is too low: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEGREE_OF_DISABILITY_ES: Words = {
  'de.ask-benefit.degree-of-disability': {
    says: 'Reclame por escrito en un mes; basta una frase y es gratis. Pida el expediente con los informes médicos. Explique luego con sus médicos qué ya no puede hacer a diario: cuenta más que el nombre de la enfermedad. Con 30 o 40 puede pedir la equiparación a la Agentur für Arbeit, que protege su empleo. Después el tribunal social es gratis. Ayuda el VdK o SoVD.',
  },
}
