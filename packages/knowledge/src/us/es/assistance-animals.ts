/** The Spanish words of the rows in ../assistance-animals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ASSISTANCE_ANIMALS_ES: Words = {
  'us.animal.want': {
    says: 'El dueño rechaza un animal o pide un cargo, según su regla de mascotas. Un animal entrenado por una discapacidad no es una mascota en esta ley. Con uno sin entrenar ahora se discute.',
  },
  'us.animal.step': {
    says: 'Pida otra vez por escrito, con una carta de quien le atiende. Si sigue diciendo no, quéjese a su estado. HUD recibe quejas dentro de un año, pero desde mayo de 2026 actúa solo por animales entrenados.',
  },
}
