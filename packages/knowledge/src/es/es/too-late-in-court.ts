/** What can still be done when the time in a paper of a court is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_ES: Words = {
  'es.late.order-want': {
    says: 'Un juzgado le pidió pagar o contestar (monitorio). Contado desde la fecha del papel, el plazo para contestar ha pasado.',
  },
  'es.late.order-reality': {
    says: 'El acreedor ya puede pedir al juzgado que embargue sueldo o cuentas. Aún puede oponerse a eso, pero por menos motivos.',
  },
  'es.late.order-step': {
    says: 'Llame hoy al juzgado con el número del caso. Pregunte qué día le notificaron el papel. ¿Hace menos de 20 días hábiles? Envíe ya su oposición. ¿Hace más? Pregunte si hay ejecución.',
  },
  'es.late.order-option': {
    says: 'Cuando le llegue la orden de ejecutar (despacho de ejecución), opóngase: pagado, pacto, fuera de plazo, o cláusulas abusivas que ningún juez revisó.',
    title: 'Oponerse a la ejecución',
    cost: 'Desde 2.000 €, abogado y procurador. La justicia gratuita puede pagarlos.',
    time: 'Diez días hábiles desde esa orden.',
    risk: 'Otros motivos suelen llegar tarde. Si pierde, se suman costas.',
    bestFor: 'Pagó, hizo un pacto, o el contrato tiene cláusulas abusivas.',
  },
  'es.late.no-service': {
    says: '¿El juzgado nunca le avisó, sin culpa suya? Pídale anular lo hecho (nulidad de actuaciones) en 20 días hábiles desde que lo supo, y como máximo en cinco años.',
  },
  'es.late.claim-want': {
    says: 'Alguien le ha demandado. El plazo para contestar parece pasado, así que el juzgado puede seguir sin usted (rebeldía).',
  },
  'es.late.court-who': {
    says: 'Lo enviaron el juzgado y su letrado de la Administración de Justicia. Puede que ya haya una decisión.',
  },
  'es.late.court-rights': {
    says: 'Puede preguntar qué se decidió, entrar en el pleito mientras siga, y tener abogado gratis si sus ingresos son bajos.',
  },
  'es.late.claim-reality': {
    says: 'Callar no suele ser admitir: aún deben probar la demanda. Puede entrar en cualquier momento, pero el pleito no vuelve atrás.',
  },
  'es.late.claim-step': {
    says: 'Llame hoy al juzgado con el número del caso. Pregunte si hay sentencia o si falta una vista. ¿Aún no hay sentencia? Entre en el pleito enseguida.',
  },
  'es.late.reopen': {
    says: 'La sentencia dictada sin usted se le debe notificar. Recúrrala si se puede. Si nunca supo del pleito, pida su rescisión.',
    title: 'Recurrir o reabrir una sentencia dictada sin usted',
    cost: 'Abogado, salvo justicia gratuita.',
    time: 'Recurso: 20 días hábiles. Rescisión: 20 días desde la notificación personal, cuatro meses si se publicó, 16 como máximo.',
    risk: 'No para por sí sola la ejecución. Si pierde, suben las costas.',
    bestFor: 'Nunca recibió la demanda, o tiene una defensa real.',
  },
  'es.late.reopen-judgment': {
    says: 'La sentencia dictada sin usted se le debe notificar. Recúrrala si se puede. Si nunca supo del pleito, pida su rescisión.',
    title: 'Recurrir o reabrir una sentencia dictada sin usted',
    cost: 'Abogado, salvo justicia gratuita.',
    time: 'Recurso: 20 días hábiles. Rescisión: 20 días desde la notificación personal, cuatro meses si se publicó, 16 como máximo.',
    risk: 'No para por sí sola la ejecución. Si pierde, suben las costas.',
    bestFor: 'Nunca recibió la demanda, o tiene una defensa real.',
  },
  'es.late.court-limits': {
    says: 'Ni siquiera ahora pueden quitarle sueldo o pensión hasta el salario mínimo (SMI), ni entrar en su casa sin orden de un juez.',
  },
  'es.late.judgment-want': {
    says: 'El juzgado ha decidido. Contado desde la fecha del papel, el plazo de recurso ha pasado, así que se puede ejecutar.',
  },
  'es.late.judgment-step': {
    says: '¿Qué día se la notificaron? Los 20 días hábiles corren desde ese día. ¿Pasaron? Ofrezca hoy a la otra parte un plan mensual, antes del embargo.',
  },
  'es.late.court-seizure-step': {
    says: 'Llame hoy al juzgado con el número del caso y pregunte qué se ha embargado. Avise enseguida si quitaron sueldo por debajo del SMI. Ofrezca al acreedor una suma fija al mes.',
  },
  'es.late.public-seizure-step': {
    says: 'Llame hoy a la oficina y pregunte qué se embargó y qué falta. Puede pedir pagar a plazos hasta que le avisen de la venta de lo embargado.',
  },
}
