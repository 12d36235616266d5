/** Questions about a bite by somebody else’s dog: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_ES: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: 'Vaya hoy al médico y haga fotos. Denúncielo a la policía, 101, o 999 si sigue: un perro peligrosamente fuera de control es delito, también en casa o jardín. Avise al dog warden del ayuntamiento. Puede reclamar al dueño o a su seguro la lesión y el veterinario. Tiene tres años, un niño hasta los 21. Anote testigos y guarde recibos.',
  },
}
