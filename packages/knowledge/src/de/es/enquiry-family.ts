/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'de.ask-family.contact': {
    says: 'Ambos padres y el hijo tienen derecho a verse (Umgang). El Jugendamt ayuda gratis. Si no, decide el juez.',
  },
  'de.ask-family.custody': {
    says: 'Los padres casados comparten la custodia (Sorgerecht), también tras divorcio. Los no casados, con una declaración conjunta o por el juez.',
  },
  'de.ask-family.maintenance': {
    says: 'Depende de los ingresos y la edad. Hay un mínimo, se descuenta medio Kindergeld y quien paga conserva lo necesario.',
  },
  'de.ask-family.advance': {
    says: 'Pida el anticipo (Unterhaltsvorschuss) al Jugendamt, hasta los 18 años. También ayuda gratis a reclamar.',
  },
  'de.ask-family.grown-child': {
    says: 'No. La pensión sigue después de los 18 mientras el hijo va a clase, se forma o estudia en serio. Ahora pagan ambos padres según ingresos. La cobra y la pide el hijo: las sumas están en la Düsseldorfer Tabelle y se descuenta todo el subsidio infantil. Un título anterior suele valer. El BAföG va antes. El Jugendamt aconseja gratis hasta los 21.',
  },
  'de.ask-family.violence': {
    says: 'En peligro llame al 110. La policía puede echar a la persona. El juez puede prohibirle la vivienda. Ayuda: 116 016, gratis, día y noche.',
  },
  'de.ask-family.step-advice': {
    says: 'El Jugendamt asesora gratis a los padres.',
  },
  'de.ask-family.parents': {
    says: 'No debe nada a la oficina social mientras gane 100.000 € al año o menos antes de impuestos. Solo cuenta su propio ingreso, no ahorros, vivienda ni sueldo de la pareja. Si preguntan, escriba que está por debajo.',
  },
}
