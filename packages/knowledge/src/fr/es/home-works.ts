/** The Spanish words of the rows in ../home-works.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_WORKS_ES: Words = {
  'fr.works.want': {
    says: 'Su casero planea obras en casa y quiere entrar.',
  },
  'fr.works.reality': {
    says: 'Debe permitir las obras necesarias. Pero hay reglas sobre aviso, días e indemnización.',
  },
  'fr.works.right-notice': {
    says: 'Deben avisar por escrito: qué y cómo. Nada de obras sábados, domingos y festivos sin su permiso.',
  },
  'fr.works.right-less': {
    says: 'Si duran más de 21 días, el alquiler baja según tiempo y espacio. Si no se puede vivir, puede rescindir.',
  },
  'fr.works.right-judge': {
    says: 'Un juez puede parar obras abusivas.',
  },
  'fr.works.step': {
    says: 'Pida por escrito el plan y las fechas. Haga fotos antes y después. Pida rebaja desde el día 22.',
  },
}
