/** Court payment orders (Mahnbescheid): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_ES: Words = {
  'de.claim.what-order': {
    says: 'Es una orden de pago del juzgado (Mahnbescheid). Pague, u opóngase en las dos semanas desde el día del sobre amarillo.',
  },
  'de.claim.reality-order': {
    says: 'Ningún juez ha comprobado si debe esto. Cualquiera puede pedirla. Pero el silencio la hace ejecutable.',
  },
  'de.claim.who-order': {
    says: 'La orden viene de un juzgado real. Solo transmite lo que la otra parte afirma.',
  },
  'de.claim.not-yet-order': {
    says: 'Todavía no se puede embargar nada. Para eso necesitan una orden de ejecución (Vollstreckungsbescheid), y su oposición la detiene.',
  },
  'de.claim.rights-order': {
    says: 'Puede oponerse a todo o a una parte, sin dar razones. No cuesta nada.',
  },
  'de.claim.know-help': {
    says: 'Cualquier juzgado local (Amtsgericht) le ayuda gratis a rellenar el formulario de oposición.',
    learnMore:
      'También puede oponerse por carta. Ponga el número de expediente y escriba: «Ich widerspreche dem Anspruch insgesamt» (me opongo a toda la reclamación).',
  },
  'de.claim.deadline-order': {
    says: 'Las dos semanas empiezan el día de la entrega oficial (Zustellung), escrito en el sobre amarillo. El día que se muestra aquí es el seguro.',
    action: 'Enviar su oposición (Widerspruch) o pagar lo que debe',
    consequence:
      'La otra parte puede pedir una orden de ejecución (Vollstreckungsbescheid). Una oposición tardía aún cuenta hasta que se dicte.',
  },
  'de.claim.option-object': {
    says: 'Marque la casilla del formulario y envíelo. No necesita razones ni abogado.',
    title: 'Oponerse a la orden de pago',
    cost: 'Gratis.',
    time: 'Diez minutos, dentro de las dos semanas.',
    risk: 'Pueden seguir con un juicio de verdad. Si lo pierde, paga las costas.',
    bestFor: 'No lo debe, o no todo.',
  },
  'de.claim.right-object': {
    says: 'Tiene derecho a oponerse por escrito y sin razones hasta que se dicte una orden de ejecución (Vollstreckungsbescheid).',
  },
  'de.claim.right-late': {
    says: 'Una oposición tardía no está perdida. El juzgado la trata como oposición a la orden de ejecución (Vollstreckungsbescheid).',
  },
  'de.claim.right-proof': {
    says: 'Después de su oposición, la otra parte debe explicar y probar su reclamación ante un juez.',
  },
  'de.claim.right-expires': {
    says: 'Si no piden la orden siguiente en el plazo de seis meses desde la entrega oficial (Zustellung), la orden de pago pierde su efecto.',
  },
  'de.claim.warn-silence': {
    says: 'No la ignore, aunque la reclamación sea absurda. El silencio puede hacerla ejecutable durante 30 años.',
  },
  'de.claim.warn-fake': {
    says: 'Una orden real llega por correo en un sobre amarillo con fecha. La que llega por correo electrónico o pide dinero al extranjero es falsa.',
  },
  'de.claim.warn-part': {
    says: 'Si no dice a qué se opone, el juzgado entiende que se opone a todo.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'El propio formulario lo dice: el juzgado no ha comprobado la reclamación.',
    actionable: 'Compare la reclamación línea por línea con su contrato y sus pagos.',
  },
  'de.claim.insight-stop': {
    says: 'Tras la oposición ningún juicio empieza solo. La otra parte debe pedirlo, a menudo ya en su primer escrito, y pagar antes más tasas.',
    actionable: 'Opóngase si tiene dudas y siga mirando su correo.',
  },
  'de.claim.tactic-costs-only': {
    says: '¿Debe la factura pero no los extras? Opóngase solo a los gastos de cobro y pague el resto.',
    risk: 'Aquello a lo que no se opone se puede ejecutar. Pague esa parte a tiempo.',
    notWhen: 'No debe nada.',
  },
  'de.claim.myth-court-checked': {
    says: 'Una orden de pago (Mahnbescheid) no es una sentencia. El juzgado no ha comprobado la reclamación.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'No necesita abogado ni razones para oponerse a una orden de pago (Mahnbescheid).',
  },
  'de.claim.element-unchecked': {
    says: 'Una orden de pago real dice que el juzgado no ha comprobado la reclamación.',
    name: 'La nota de que el juzgado no ha comprobado la reclamación',
    ifMissing:
      'No vemos la nota de que el juzgado no ha comprobado la reclamación. Una orden de pago real la lleva. Llame al juzgado.',
  },
  'de.claim.element-two-weeks': {
    says: 'Una orden de pago real da dos semanas para pagar u oponerse.',
    name: 'Las dos semanas para pagar u oponerse',
    ifMissing:
      'No vemos las dos semanas para su oposición. Llame al juzgado y pregunte si el papel es real.',
  },
}
