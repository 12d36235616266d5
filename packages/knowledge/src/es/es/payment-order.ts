/** Court orders for payment (monitorio): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_WORDS: Words = {
  'es.claim.want-order': {
    says: 'Es un requerimiento de pago del juzgado (monitorio). Alguien pide al juzgado que usted pague. El juzgado aún no le ha oído.',
  },
  'es.claim.unfair-check': {
    says: 'En un monitorio contra un consumidor, el juez debe buscar cláusulas abusivas. Avise al juzgado si ve alguna.',
  },
  'es.claim.deadline-order': {
    says: 'Tiene 20 días hábiles desde que lo recibió. Contamos desde su fecha, por seguridad.',
    action: 'Pagar o presentar la oposición en el juzgado',
    consequence: 'El acreedor puede pedir al juzgado que embargue su sueldo, cuentas y bienes.',
  },
  'es.claim.right-oppose': {
    says: 'Usted tiene derecho a oponerse a un monitorio. Debe decir los motivos: pagada, cantidad mal, no es suya, prescrita, cláusulas abusivas.',
  },
  'es.claim.right-no-lawyer-2000': {
    says: 'Hasta 2.000 € no necesita abogado ni procurador para oponerse o contestar.',
  },
  'es.claim.step-oppose': {
    says: 'Si no la debe toda, presente por escrito la oposición con sus motivos antes del último día. Diga qué parte niega.',
  },
  'es.claim.insight-silence': {
    says: 'Si no contesta a un monitorio, vale como una sentencia.',
    actionable: 'Conteste antes del último día, aunque solo deba una parte.',
  },
  'es.claim.insight-over-15000': {
    says: 'Por encima de 15.000 €, el acreedor debe presentar demanda en un mes tras su oposición. Si no, el caso se cierra y paga las costas.',
    actionable: 'Pregunte en el juzgado qué pasó después de ese mes.',
  },
  'es.claim.tactic-partial': {
    says: 'Si debe una parte, reconozca solo esa parte y opóngase al resto.',
    risk: 'Pueden cobrar la parte que reconoce.',
    notWhen: 'No lo use si toda la deuda está prescrita.',
  },
  'es.claim.right-usury': {
    says: 'Si el interés de una tarjeta o un préstamo rápido es muy superior al normal, diga en la oposición que es usura. Entonces solo debe el dinero que recibió.',
  },
}
