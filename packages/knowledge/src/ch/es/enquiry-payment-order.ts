/** Questions about payment orders, the debt register and loss certificates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYMENT_ORDER_ES: Words = {
  'ch.ask.order': {
    says: '¿No está de acuerdo? Haga oposición (Rechtsvorschlag, opposition) en diez días. Es gratis, y entonces debe decidir antes un juez. A los tres meses puede pedir que la oficina oculte la inscripción. Si es correcta, pague en veinte días.',
  },
  'ch.ask.own-claim': {
    says: 'Escriba y fije un último día. Luego pida una ejecución en la oficina del domicilio del deudor; usted adelanta la tasa. Si se opone, vaya sin abogado a la conciliación (Friedensrichter). Puede decidir hasta 2000 francos y proponer una decisión hasta 10.000.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'su antigüedad',
    says: 'Prescribe a los 20 años y no corren intereses. Hasta entonces el acreedor puede volver si usted gana más. Puede ofrecer una suma menor para saldarlo: muchos aceptan. Recupere el papel y haga que lo borren del registro.',
  },
  'ch.ask.order-missed': {
    says: '¿No pudo actuar a tiempo, por ejemplo por estar en el hospital? Pida a la autoridad de vigilancia que le devuelva el plazo en cuanto pueda. Si no debe nada, un juez puede parar el caso con pruebas. O acuerde plazos. Lo necesario para vivir no se toca.',
  },
  'ch.ask.after-objection': {
    says: 'El caso se detiene. El acreedor debe ir al juez: con una sentencia o su firma, un trámite rápido (Rechtsöffnung, mainlevée); si no, una demanda normal. Responda al tribunal a tiempo. Un año después de la orden se extingue. Si no hace nada en tres meses, pida ocultar la inscripción.',
  },
}
