/** The Spanish words of the rows in ../court-claim-accelerated.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ACCELERATED_ES: Words = {
  'gb.claim.possession-papers-rights': {
    says: 'Tiene derecho a responder en el formulario de defensa y decir qué está mal. La ayuda legal es gratis, gane lo que gane.',
  },
  'gb.claim.possession-papers-reality': {
    says: 'Esto es serio, pero no tiene que irse ahora. En este procedimiento rápido (accelerated possession) el juez puede decidir con los papeles, sin vista.',
  },
  'gb.claim.possession-papers-form': {
    says: 'Envíe el formulario de defensa dentro de los 14 días desde que recibió los papeles. Diga qué está mal en el aviso (notice) o en las fechas. Si el juez tiene dudas, hay vista.',
  },
  'gb.claim.possession-papers-warn': {
    says: 'Si no envía nada, un juez puede ordenar que se vaya sin vista. Busque ayuda legal ahora.',
  },
  'gb.claim.possession-papers-option': {
    title: 'Responder en el formulario de defensa',
    says: 'Diga qué está mal en el aviso (notice) o en la demanda. Si todo está bien, pida más tiempo y diga por qué irse sería muy duro.',
    cost: 'Nada. Defenderse no tiene tasa.',
    time: 'Una tarde, dentro de los 14 días.',
    risk: 'Si el juzgado ordena la salida, a menudo se añaden costas.',
    bestFor: 'El aviso tiene un fallo, o necesita más tiempo.',
  },
}
