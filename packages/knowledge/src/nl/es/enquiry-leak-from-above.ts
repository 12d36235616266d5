/** Questions about water from the flat above: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_ES: Words = {
  'nl.ask.leak-above': {
    says: 'Las tuberías comunes, el tejado y los muros son de la comunidad (VvE) y su seguro. Las del piso de arriba son de ese dueño, sobre todo si fue descuidado. Avise hoy por escrito con fotos a ambos y a su seguro del hogar. Ponga un último día; luego un juez puede ordenar la reparación.',
    dependsOn: 'el lugar de donde viene la fuga',
  },
}
