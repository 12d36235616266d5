/** Questions about payment orders, the debt register and loss certificates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_ES: Words = {
  'ch.ask.order': {
    says: '¿No está de acuerdo? Opóngase en diez días desde que lo recibió: escriba «Rechtsvorschlag» y firme, o dígalo a la oficina o al cartero. Es gratis y sin motivo. Entonces debe decidir antes un juez; una caja de salud puede decidir ella misma, y usted tiene 30 días contra eso. Sin oposición sigue el embargo. Tras tres meses puede pedir a la oficina que oculte la anotación. Si la deuda es correcta, pague en veinte días.',
  },
  'ch.ask.own-claim': {
    says: 'Escriba y fije un último día. Luego pida una ejecución en la oficina del domicilio del deudor; usted adelanta la tasa. Si se opone, vaya sin abogado a la conciliación (Friedensrichter). Puede decidir hasta 2000 francos y proponer una decisión hasta 10.000.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'su antigüedad',
    says: 'Prescribe a los 20 años y no corren intereses. Hasta entonces el acreedor puede volver si usted gana más. Puede ofrecer una suma menor para saldarlo: muchos aceptan. Recupere el papel y haga que lo borren del registro.',
  },
}
