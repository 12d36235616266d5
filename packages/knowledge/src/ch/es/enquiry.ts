/** The Spanish words of Switzerland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'ch.ask.step-debt': {
    says: 'Reúna sus cartas y pregunte a un asesor de deudas gratis.',
  },
  'ch.ask.right-debt': {
    says: 'Puede parar toda orden de pago con una oposición (Rechtsvorschlag) en diez días.',
  },
  'ch.ask.step-home': {
    says: 'Pregunte a la asociación de inquilinos. Treinta días son pocos.',
  },
  'ch.ask.right-home': {
    says: 'Un aviso para una vivienda solo vale en el formulario oficial.',
  },
  'ch.ask.step-work': {
    says: 'Pida el motivo por escrito e inscríbase en el RAV.',
  },
  'ch.ask.right-work': {
    says: 'Tiene derecho a un preaviso de uno a tres meses.',
  },
  'ch.ask.order': {
    says: 'Opóngase en diez días si la discute: escriba «Rechtsvorschlag» y firme. Es gratis. Si es correcta, pague en veinte días.',
  },
  'ch.ask.hide': {
    says: 'Tras su oposición puede pedir a la oficina tres meses después que lo oculte, si el acreedor no hizo nada. Un acreedor también puede retirarlo.',
    dependsOn: 'lo que hizo el acreedor',
  },
  'ch.ask.fees': {
    says: 'Casi siempre debe la factura y un 5 % de interés, no los gastos propios de la empresa. El acreedor debe probar todo otro daño.',
  },
  'ch.ask.old': {
    says: 'Alquiler, sueldos, médicos y otras sumas repetidas: cinco años. La mayoría de las otras: diez. Un certificado de pérdida (Verlustschein): veinte. Un pago lo hace empezar de nuevo.',
    dependsOn: 'de qué es',
  },
  'ch.ask.seize': {
    says: 'La oficina de deudas le deja lo básico: comida, alquiler, seguro médico pagado y gastos de trabajo. Quéjese en diez días si está mal.',
    dependsOn: 'sus gastos',
  },
  'ch.ask.notice': {
    says: 'Compruebe el formulario oficial. Escriba a la oficina de conciliación en treinta días para luchar contra él o tener más tiempo. Es gratis.',
  },
  'ch.ask.rise': {
    says: 'Necesita el formulario oficial al menos diez días antes de que empiece el plazo de aviso. Tiene treinta días para luchar gratis.',
    dependsOn: 'el formulario y el motivo',
  },
  'ch.ask.deposit': {
    says: 'La fianza (Kaution) es como mucho tres meses de alquiler en su propia cuenta bancaria. Si el casero no empieza un caso en un año, el banco se la paga.',
    dependsOn: 'si el casero reclama algo',
  },
  'ch.ask.fired': {
    says: 'Pida el motivo por escrito. Opóngase antes de que acabe el preaviso si le parece injusto. Después tiene 180 días para la oficina de conciliación.',
  },
  'ch.ask.withdraw': {
    says: 'La ley no da un derecho general a cancelar. Muchas tiendas lo permiten en sus condiciones. En ventas en la puerta y por teléfono son catorce días.',
  },
  'ch.ask.fine': {
    says: 'Una multa pequeña: treinta días para pagar. Una orden penal (Strafbefehl): opóngase por escrito en diez días, o es firme.',
  },
}
