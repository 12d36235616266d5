/** The Spanish words of the rows in ../enquiry-beliefs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ES: Words = {
  'gb.ask-bailiff.others-goods': {
    says: 'Solo los agentes de embargo (bailiffs) pueden llevarse cosas. Solo pueden llevarse lo que es de la persona que debe, sola o con otra. El verdadero dueño debería enviarles pruebas enseguida, como el recibo o los papeles de la financiación.',
  },
  'gb.ask-bailiff.hours': {
    says: 'Solo pueden venir de 6am a 9pm, cualquier día, salvo que un juzgado permita más. Un negocio abierto a otras horas es distinto.',
  },
  'gb.ask-bailiff.household-goods': {
    says: 'No. Deben dejar lo que una casa necesita: una cocina o un microondas, una nevera, una lavadora, camas y una mesa con sillas. Dígaselo, y reclame a la empresa si anotan esas cosas.',
  },
  'gb.ask-bailiff.police': {
    says: 'No, no por mantener la puerta cerrada por una deuda como el council tax o una multa de aparcamiento. Hable a través de la puerta y pida pruebas. Si están dentro legalmente, no les empuje ni les cierre el paso. Las multas judiciales sin pagar son distintas.',
  },
  'gb.ask-bailiff.northern-ireland': {
    says: 'En Irlanda del Norte una empresa de deudas no tiene agentes (bailiffs) propios. Solo la Enforcement of Judgments Office puede ejecutar una deuda, y solo tras una sentencia (judgment). No tiene que dejar entrar a nadie más.',
  },
  'gb.ask-debt.council-tax-whole-year': {
    says: 'Pague lo que pide el recordatorio en un plazo de 7 días y puede seguir por cuotas. Si no, el resto del año vence 7 días después. Tras dos recordatorios en un año, al tercer fallo vence todo.',
    dependsOn: 'si la cantidad del recordatorio se pagó en un plazo de 7 días',
  },
  'gb.ask-debt.council-tax-court': {
    says: 'Sí. Tras un recordatorio o último aviso (final notice) el ayuntamiento (council) puede pedir una liability order a una magistrates court. Pagar todo antes de la vista lo termina, pero pueden añadirse costes. Llame antes al ayuntamiento y pida un plan.',
  },
  'gb.ask-debt.benefit-seized': {
    says: 'Una empresa de tarjetas, préstamos o catálogos no puede tomar una ayuda en su origen. Los descuentos de Universal Credit son solo para deudas fijadas, como alquiler, energía o council tax. El dinero que ya está en su banco está menos seguro. Pida consejo gratuito.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'El Universal Credit pagado por error se puede recuperar, aunque el error fuera de ellos. La mayoría de las ayudas más antiguas solo se devuelve si usted dejó fuera un dato o lo dio mal. Puede pedir una revisión, una cantidad menor o que lo perdonen (waiver).',
    dependsOn: 'qué ayuda es',
  },
  'gb.ask-tv.over-75': {
    says: 'Desde los 75 solo es gratis si usted, o una pareja que vive con usted, recibe Pension Credit. Hay que pedirla. Los demás de esa edad pagan como todos, si ven televisión en directo o BBC iPlayer.',
    dependsOn: 'si se cobra Pension Credit',
  },
  'gb.ask-debt.offer-refused': {
    says: 'No tienen que aceptar una oferta. Pero un prestamista debe tratarle con justicia si tiene dificultades y pensar en lo que puede pagar. Envíe un presupuesto con ella, siga pagando lo que pueda y pida ayuda a un asesor gratuito.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'En una tarjeta, un préstamo o una compra por catálogo deben enviar una copia fiel si la pide y paga £1. Hasta que lo hagan, ningún juzgado puede ejecutarlo. La deuda no queda anulada, y la copia no tiene que mostrar su firma.',
    dependsOn: 'qué tipo de deuda es',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Lea qué dice sobre irse antes. Una condición que le hace pagar mucho tiempo sin usar el gimnasio puede ser injusta. Una condición injusta no le obliga. Escriba al gimnasio, envíe prueba de lo que cambió y pida que termine el contrato.',
    dependsOn: 'qué dice el contrato, y si sus condiciones son justas',
  },
  'gb.ask-parking.firm-court': {
    says: 'Sí. Puede presentar una demanda en la county court en un plazo de seis años. Si llega un formulario de demanda (claim form), responda al juzgado en un plazo de 14 días desde la entrega (service). No responder puede llevar a una sentencia (judgment) contra usted.',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Puede desistir de la mayoría de los créditos personales en 14 días desde que firma o recibe su copia. Dígaselo por escrito al prestamista. Luego devuelva lo prestado en 30 días, con los intereses de esos días. Una hipoteca es distinta.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Son dos cosas. Un aviso de impago (default notice) viene del prestamista y le da al menos 14 días para arreglarlo. Una sentencia (judgment) viene solo de un tribunal, tras una demanda a la que usted puede responder.',
  },
  'gb.ask-debt.council-tax-students': {
    says: 'Si todos son estudiantes a tiempo completo, la vivienda está exenta: no paga nadie. Si un adulto no lo es, esa persona recibe la factura, con un 25% menos cuando todos los demás son estudiantes. Envíe al ayuntamiento sus certificados.',
    dependsOn: 'si todos los que viven allí son estudiantes a tiempo completo',
  },
  'gb.ask-work.three-warnings': {
    says: 'Ninguna ley fija un número de avisos. El Acas Code espera un proceso justo, casi siempre un primer aviso y uno final, pero ninguno por una falta muy grave (gross misconduct). El tiempo que lleva allí decide si puede reclamar.',
  },
}
