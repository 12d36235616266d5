/** Questions about a rented room where the owner lives too: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ROOM_ES: Words = {
  'es.ask.room': {
    says: 'Hasta octubre de 2026 una habitación suelta donde vive el dueño casi nunca entraba en la LAU: vale lo pactado. Un decreto en vigor desde el 8 de octubre de 2026 mete las habitaciones en la LAU: pregunte en una oficina de vivienda si sigue valiendo para usted. Sin plazo, si paga por meses acaba a fin de mes, con aviso antes. Pero nadie puede echarle hoy por la fuerza ni cambiar la cerradura: puede ser delito, llame a la policía. Pida la fianza por escrito. Si se niega a irse, solo un juez puede ordenarlo.',
    dependsOn: 'lo pactado y el tiempo que paga',
  },
}
