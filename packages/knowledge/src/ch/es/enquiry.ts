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
  'ch.ask.own-claim': {
    says: 'Escriba y fije un último día. Luego pida una ejecución en la oficina del domicilio del deudor; usted adelanta la tasa. Si se opone, vaya sin abogado a la conciliación (Friedensrichter). Puede decidir hasta 2000 francos y proponer una decisión hasta 10.000.',
  },
  'ch.ask.debt-officer-home': {
    says: 'En un embargo debe abrir cuartos y armarios y decir todo lo que tiene y gana. Si no, puede venir la policía. Pero le dejan lo necesario: ropa, muebles, herramientas, comida y el mínimo vital. Si está mal, queja en diez días. Una empresa privada de cobro nunca puede entrar.',
  },
  'ch.ask.account-seized': {
    says: 'Escriba enseguida a la oficina de ejecución con pruebas de renta, primas realmente pagadas, gastos de trabajo e hijos. Debe dejarle el mínimo vital y calcular de nuevo si cambia. AHV, IV y prestaciones complementarias no se embargan. Contra un cálculo malo, queja en diez días. Es gratis.',
  },
  'ch.ask.reminder-fees': {
    says: 'Solo debe gastos de recordatorio si el contrato o sus condiciones nombran la suma. Si no, la ley da un 5 % de interés desde el retraso, y todo otro daño debe probarse. Pague la factura y escriba que no debe los gastos.',
  },
  'ch.ask.register-time': {
    says: 'Otros ven la inscripción cinco años tras el fin del caso. Un caso pagado también queda, salvo que el acreedor lo retire: pídalo al pagar. Tras su oposición puede pedir a los tres meses que la oficina lo oculte, si el acreedor no hizo nada. Cuesta 40 francos.',
  },
}
