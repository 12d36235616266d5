/** Questions about payment orders, the debt register and loss certificates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_ES: Words = {
  'ch.ask.order': {
    says: '¿No está de acuerdo? Haga oposición (Rechtsvorschlag, opposition) en diez días. Es gratis, y entonces debe decidir antes un juez. A los tres meses puede pedir que la oficina oculte la inscripción. Si es correcta, pague en veinte días.',
  },
  'ch.ask.hide': {
    says: 'Tras su oposición puede pedir a la oficina tres meses después que lo oculte, si el acreedor no hizo nada. Un acreedor también puede retirarlo.',
    dependsOn: 'lo que hizo el acreedor',
  },
  'ch.ask.own-claim': {
    says: 'Escriba y fije un último día. Luego pida una ejecución en la oficina del domicilio del deudor; usted adelanta la tasa. Si se opone, vaya sin abogado a la conciliación (Friedensrichter). Puede decidir hasta 2000 francos y proponer una decisión hasta 10.000.',
  },
  'ch.ask.register-time': {
    says: 'Otros ven la inscripción cinco años tras el fin del caso. Un caso pagado también queda, salvo que el acreedor lo retire: pídalo al pagar. Tras su oposición puede pedir a los tres meses que la oficina lo oculte, si el acreedor no hizo nada. Cuesta 40 francos.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'su antigüedad',
    says: 'Prescribe a los 20 años y no corren intereses. Hasta entonces el acreedor puede volver si usted gana más. Puede ofrecer una suma menor para saldarlo: muchos aceptan. Recupere el papel y haga que lo borren del registro.',
  },
}
