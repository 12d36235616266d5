/** Questions about a parent who moves away with a child, and a child taken into care: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_ES: Words = {
  'ch.ask.moving-with-child': {
    says: 'No sin usted, si comparten la autoridad y la mudanza es al extranjero o cambia mucho su contacto. Hace falta su sí o una decisión de la KESB o del tribunal. Escriba enseguida que no acepta y pida con urgencia parar la mudanza hasta decidir. Cuenta el bien del hijo con cada padre. Un traslado corto solo exige avisar a tiempo.',
  },
  'ch.ask.child-taken': {
    says: 'Mire qué es la carta. ¿Solo previsto? Pida ser oído y el expediente, y escriba qué ayuda más suave acepta, como un apoyo familiar. ¿Una decisión? Recurso al tribunal indicado en 30 días, o diez si es provisional. Pida que el niño se quede mientras tanto. Busque hoy un abogado: gratis con poco dinero. Mantenga todo contacto con el niño.',
  },
}
