/** A notice because the landlord needs the home, or sells it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const OWN_NEED_ES: Words = {
  'de.home.want-own-need': {
    says: 'Su casero dice que él, ella o su familia necesita el piso (Eigenbedarf). La razón debe ser real y estar explicada.',
  },
  'de.home.right-own-need': {
    says: 'Para uso propio (Eigenbedarf), la carta debe decir quién quiere mudarse y por qué. Si era un pretexto, puede pedir una indemnización.',
  },
  'de.home.right-sale': {
    says: 'Una venta no termina su alquiler. Tras convertirlo en piso en propiedad hay un bloqueo de al menos tres años, hasta diez en algunas zonas.',
  },
  'de.home.insight-own-need': {
    says: 'El uso propio (Eigenbedarf) es la razón más discutida. A menudo no bastan palabras vagas sin un nombre o un plan.',
    actionable: 'Anote quién dicen que se muda y si hay otro piso vacío del casero.',
  },
  'de.home.right-converted': {
    says: '¿Su piso pasó a propiedad horizontal tras su entrada y luego se vendió? Entonces no vale la necesidad propia durante tres años, hasta diez en ciudades tensas.',
  },
}
