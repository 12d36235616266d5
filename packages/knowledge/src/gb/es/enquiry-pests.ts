/** Questions about mice, rats and insects in a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_ES: Words = {
  'gb.ask-housing.pests': {
    says: 'El casero debe actuar si entran por agujeros o mal estado, estaban al llegar o hacen la casa inhabitable. Paga usted si los trajo su basura o sus animales. Avise por escrito con fotos y pida tratamiento y cerrar los agujeros. Si no, environmental health del ayuntamiento puede inspeccionar. Siga pagando la renta.',
    dependsOn: 'cómo entraron',
  },
}
