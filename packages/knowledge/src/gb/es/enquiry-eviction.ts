/** Questions about notices, eviction and homelessness in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_ES: Words = {
  'gb.ask-housing.section-21': {
    says: 'Section 21 acabó para inquilinos privados de Inglaterra el 1 de mayo de 2026. Un aviso dado después del 30 de abril de 2026 no tiene efecto. No tiene que irse por él.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Un section 21 notice anterior al 1 de mayo de 2026 solo vale con una demanda judicial hecha hasta el 31 de julio de 2026. Pida consejo sobre su fecha y los papeles judiciales.',
    dependsOn: 'cuándo se dio el aviso y si el juicio ha empezado',
  },
  'gb.ask-housing.evict': {
    says: 'Un casero privado de Inglaterra necesita ahora un motivo legal, un section 8 notice correcto y una orden judicial. Vender o mudarse él exige cuatro meses de aviso, y no en el primer año.',
    dependsOn: 'el motivo que dan',
  },
  'gb.ask-housing.must-leave': {
    says: 'No tiene que irse el día en que acaba un aviso. Solo un juzgado puede ordenarlo, y solo agentes del juzgado (court bailiffs) pueden ejecutarlo. Si vive con su casero, es distinto.',
  },
  'gb.ask-housing.locked-out': {
    says: 'Es delito echar a la mayoría de los inquilinos sin orden judicial, o cambiar la cerradura. Llame ya al ayuntamiento (council), y a la policía al 101, o al 999 si se siente en peligro.',
  },
  'gb.ask-housing.homeless': {
    says: 'Contacte hoy con el equipo de personas sin hogar (homeless team) del ayuntamiento. Si va a perder su casa en un plazo de 56 días, debe ayudarle a quedarse o a mudarse. Llame a Shelter al 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Guarde prueba de su queja y de su fecha. En Inglaterra un casero necesita ahora un motivo legal real y una orden judicial. Quejarse, sin más, no puede costarle su casa.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 acabó para inquilinos privados de Inglaterra el 1 de mayo de 2026. Desde entonces un casero necesita un motivo legal, un section 8 notice y una orden judicial.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Un casero privado de Inglaterra necesita cuatro semanas de aviso y un juzgado. Con tres meses de deuda en las dos fechas el juzgado debe ordenarlo. Con menos, mira lo que es justo.',
    dependsOn: 'cuánto debe, y qué decide un juzgado',
  },
}
