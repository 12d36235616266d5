/** The Spanish words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_ES: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Pida por escrito la fianza y una lista de cada descuento con pruebas. Si no está de acuerdo, use el servicio gratuito de conflictos del sistema de fianzas (deposit scheme). El casero debe probar la pérdida.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Su casero tenía 30 días para proteger la fianza y decirle dónde. Si no, puede reclamarla más entre una y tres veces su valor. Tiene seis años.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'No paga el desgaste normal por el uso. Un casero solo puede reclamar daño o suciedad reales, restando la edad de la cosa.',
  },
  'gb.ask-housing.repairs': {
    says: 'Su casero debe reparar la estructura, tuberías, calefacción, agua caliente, inodoros y cables. Avise por escrito con fotos. Si no pasa nada, pida al ayuntamiento (council) una inspección. Siga pagando el alquiler.',
  },
  'gb.ask-housing.damp': {
    says: 'Su casero debe mantener la casa habitable, y la humedad o el moho pueden hacerla inhabitable. Avise por escrito con fotos y los efectos en la salud. Luego llame al ayuntamiento (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'No deje de pagar el alquiler, aunque no hagan las reparaciones. Podría perder su casa por el atraso. Si no puede pagarlo, hable ya con el casero y un asesor de deudas.',
  },
  'gb.ask-housing.rent-increase': {
    says: 'Un casero privado de Inglaterra puede subir el alquiler una vez al año, con el Form 4A y dos meses de aviso. Antes de la fecha de inicio puede acudir al tribunal. No puede fijar más de lo que pidieron.',
    dependsOn: 'si usaron el formulario y el aviso correctos',
  },
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
  'gb.ask-housing.entry': {
    says: 'Un casero no puede entrar cuando quiera. Para reparaciones y revisiones debería avisar por escrito con al menos 24 horas, salvo en una emergencia. Pídale por escrito que pare.',
  },
  'gb.ask-housing.lodger': {
    says: 'Quien vive de huésped (lodger) tiene menos derechos. El casero no necesita orden judicial, pero debe avisar con un tiempo justo, a menudo el que hay entre dos pagos. No puede usar la fuerza.',
    dependsOn: 'si comparte espacio con su casero',
  },
  'gb.ask-housing.pets': {
    says: 'Desde el 1 de mayo de 2026 puede pedir por escrito a un casero privado de Inglaterra tener una mascota. Debe contestar en un plazo de 28 días y necesita un buen motivo para negarse.',
    dependsOn: 'si tiene un buen motivo',
  },
  'gb.ask-housing.arrears': {
    says: 'Llame hoy a su casero y ofrezca el alquiler más un poco. Revise sus ayudas y pida consejo gratuito sobre deudas. Para el motivo principal por atraso necesitan tres meses de deuda, cuatro semanas de aviso y un juzgado.',
  },
  'gb.ask-housing.leave-early': {
    says: 'Los alquileres privados de Inglaterra ya no tienen un final fijo. Puede irse avisando por escrito con dos meses, al final de un periodo de alquiler, salvo que su contrato permita menos.',
  },
  'gb.ask-housing.fees': {
    says: 'En Inglaterra la mayoría de los cobros está prohibida. Se permiten el alquiler, una fianza limitada, una reserva (holding deposit) de hasta una semana de alquiler y algunos cobros por fallos suyos. Los demás puede reclamarlos.',
    dependsOn: 'de qué es el cobro',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'En alquileres privados nuevos de Inglaterra pueden pedir como mucho un mes de alquiler por adelantado. No pueden invitar a ofrecer más que el anuncio.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un casero o agente privado de Inglaterra no puede rechazarle porque recibe ayudas o tiene hijos. Guarde el anuncio o mensaje y dígalo al ayuntamiento (council).',
  },
  'gb.ask-housing.homeless': {
    says: 'Contacte hoy con el equipo de personas sin hogar (homeless team) del ayuntamiento. Si va a perder su casa en un plazo de 56 días, debe ayudarle a quedarse o a mudarse. Llame a Shelter al 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Guarde prueba de su queja y de su fecha. En Inglaterra un casero necesita ahora un motivo legal real y una orden judicial. Quejarse, sin más, no puede costarle su casa.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Tiene derechos aunque no haya nada escrito. Si paga alquiler por una casa solo para usted, lo más probable es que sea inquilino. Pida las condiciones por escrito.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'Section 21 acabó para inquilinos privados de Inglaterra el 1 de mayo de 2026. Desde entonces un casero necesita un motivo legal, un section 8 notice y una orden judicial.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'Un casero privado de Inglaterra necesita cuatro semanas de aviso y un juzgado. Con tres meses de deuda en las dos fechas el juzgado debe ordenarlo. Con menos, mira lo que es justo.',
    dependsOn: 'cuánto debe, y qué decide un juzgado',
  },
  'gb.ask-home.succession': {
    says: 'Un alquiler municipal protegido (secure tenancy) puede pasar una vez. Lo toma el marido, la mujer o la pareja que vivía allí. Otros familiares pueden si empezó antes del 1 de abril de 2012 y vivieron allí los últimos 12 meses, o si el contrato lo dice. Pídalo por escrito, siga pagando y no se vaya sin consejo.',
    dependsOn: 'cuándo empezó el alquiler, quién es usted para el inquilino y si ya pasó una vez',
  },
  'gb.ask-homeless.review': {
    says: 'Pida al ayuntamiento una revisión (review) por escrito en 21 días desde la decisión, y alojamiento mientras tanto. Si sigue diciendo no, tiene 21 días para recurrir a la County Court por un punto de derecho. Llame hoy a Shelter; hay ayuda legal gratuita.',
  },
}
