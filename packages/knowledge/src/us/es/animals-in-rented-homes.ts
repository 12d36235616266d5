/** The Spanish words of the rows in ../animals-in-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ANIMALS_IN_RENTED_HOMES_ES: Words = {
  'us.home.right-animal': {
    says: 'El dueño debe permitir casi siempre un animal entrenado que usted necesita por una discapacidad, sin cargo de mascota. Con uno sin entrenar ahora cuenta sobre todo la ley de su estado. Puede pedirse una carta de su médico.',
  },
}
