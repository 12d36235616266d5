/** The Spanish words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'nz.ask.things': {
    says: 'Una agencia de cobro no puede llevarse sus cosas ni entrar. Solo puede un oficial del tribunal (bailiff), después de una orden. Un préstamo de coche es distinto.',
  },
  'nz.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Llame a MoneyTalks al 0800 345 123 para tener ayuda gratis.',
  },
  'nz.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años. Un pago o una nota firmada empieza el tiempo de nuevo. No pague antes de saberlo.',
    dependsOn: 'el día en que pagó o escribió por última vez que la debe',
  },
  'nz.ask.calls': {
    says: 'Pida por escrito que usen solo correo electrónico o cartas. Apunte cada llamada. Acosarle es contra la ley. Quéjese al servicio de quejas (dispute scheme) del prestamista.',
  },
  'nz.ask.not-mine': {
    says: 'Escriba que no la debe y pida pruebas. No pague. Busque en su informe de crédito gratis cuentas que no conoce.',
  },
  'nz.ask.wages': {
    says: 'La mayoría de los acreedores necesitan antes una sentencia y un embargo del sueldo (attachment order), y deben dejarle al menos el 60 % del sueldo neto. Inland Revenue no necesita un tribunal.',
    dependsOn: 'a quién debe y si tiene una sentencia',
  },
  'nz.ask.cannot-pay': {
    says: 'Llame a MoneyTalks al 0800 345 123. Pida por escrito a cada prestamista ayuda por dificultades (hardship). Debe responder en un plazo de 20 días hábiles.',
  },
  'nz.ask.bankrupt': {
    says: 'Una quiebra (bankruptcy) dura tres años. Un procedimiento sin bienes (no asset procedure) dura un año, para deudas hasta 50.000 $. Hable primero con un asesor de finanzas (financial mentor) gratis.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'nz.ask.credit-file': {
    says: 'Puede pedir gratis su informe de crédito (credit report) a Centrix, Equifax y Experian, que ahora es dueña de illion. Si está mal, pida que lo corrijan.',
  },
  'nz.ask.sued': {
    says: 'Presente una defensa (statement of defence) en un plazo de 25 días hábiles desde que recibe los papeles. Si lo disputa y son 60.000 $ o menos, pida el Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'No ignore papeles del tribunal. Si no responde, el tribunal puede decidir sin usted.',
  },
  'nz.ask.tribunal': {
    says: 'El Disputes Tribunal decide disputas hasta 60.000 $ desde el 24 de enero de 2026. Los abogados no pueden actuar. Lleve sus pruebas y vaya a la audiencia.',
  },
  'nz.ask.evict': {
    says: 'Necesitan 90 días sin razón, o 42 días por algunas razones, y solo para un alquiler sin fecha de fin (periodic tenancy). Si usted se queda, necesitan una orden del Tribunal.',
    dependsOn: 'el tipo de alquiler, la razón y las fechas',
  },
  'nz.ask.locks': {
    says: 'Dejarle fuera es contra la ley. Llame a Tenancy Services al 0800 836 262, y a la policía si le han dejado fuera.',
  },
  'nz.ask.rent-up': {
    says: 'El alquiler puede subir una vez en 12 meses, con 60 días de aviso escrito. Si está muy por encima del mercado, el Tribunal puede bajarlo.',
    dependsOn: 'las fechas y su contrato',
  },
  'nz.ask.deposit': {
    says: 'Tenancy Services guarda la fianza (bond). Pídala allí. El casero debe probar cualquier daño; el desgaste normal no lo paga usted. Si no está de acuerdo, use el Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Desde el 1 de diciembre de 2025 un casero solo puede negar una mascota por una buena razón. Puede pedir una fianza por ella (pet bond) de dos semanas de alquiler.',
    dependsOn: 'la casa y la mascota',
  },
  'nz.ask.repairs': {
    says: 'Pida por escrito con fotos. Si no pasa nada, envíe un aviso de arreglo de 14 días (14 day notice to remedy) y haga una solicitud al Tribunal. Siga pagando el alquiler.',
  },
  'nz.ask.entry': {
    says: 'Necesitan su permiso, o 48 horas de aviso para una inspección y 24 horas para arreglos. Una emergencia es distinta.',
  },
  'nz.ask.arrears': {
    says: 'Pague ahora lo que pueda y pida ayuda a Work and Income. Si paga todo dentro de un aviso de 14 días, ese aviso termina. Con 21 días de retraso pueden ir al Tribunal.',
  },
  'nz.ask.fired': {
    says: 'Necesitan una buena razón y un trato justo. Presente por escrito una queja personal (personal grievance) en un plazo de 90 días. Una prueba válida de 90 días (90 day trial) cambia esto.',
    dependsOn: 'la razón, el trato y su contrato',
  },
  'nz.ask.laid-off': {
    says: 'Deben consultarle antes de decidir y dar el preaviso de su contrato. La indemnización (redundancy pay) solo se debe si su contrato lo dice.',
    dependsOn: 'su contrato y si le consultaron',
  },
  'nz.ask.unpaid': {
    says: 'Pídalo por escrito con las fechas. Después llame al 0800 20 90 20, y pida mediación (mediation) gratis o el Labour Inspectorate.',
  },
  'nz.ask.notice': {
    says: 'Su contrato dice cuánto. Si no dice nada, debe ser justo. Una falta grave (serious misconduct) puede significar ningún preaviso.',
    dependsOn: 'su contrato',
  },
  'nz.ask.trial': {
    says: 'Una prueba (trial) solo cuenta si está por escrito y usted firmó antes de empezar. Entonces no puede reclamar por el despido, pero sí por acoso o discriminación.',
    dependsOn: 'cuándo firmó y qué dice',
  },
  'nz.ask.faulty': {
    says: 'La tienda debe arreglarlo. Por un fallo grave puede elegir su dinero o uno nuevo, incluso después de la garantía.',
  },
  'nz.ask.cancel': {
    says: 'Si vinieron a su puerta o le llamaron, tiene cinco días hábiles. Un préstamo también tiene un tiempo corto para cancelar. En una tienda no hay ese derecho.',
    dependsOn: 'cómo se lo vendieron',
  },
  'nz.ask.cancel-loan': {
    says: 'Puede cancelar un préstamo de consumo en un plazo de cinco días hábiles si recibió los papeles en mano, siete por correo electrónico o nueve por correo postal. Debe devolver el dinero.',
    dependsOn: 'cómo recibió los papeles',
  },
  'nz.ask.not-delivered': {
    says: 'Pida por escrito al vendedor el producto o su dinero. Si pagó con tarjeta, pida a su banco la devolución (chargeback).',
  },
  'nz.ask.scam': {
    says: 'No haga clic, no pague ni responda. Pregunte a la oficina de verdad en un número que encuentre usted mismo. Avise a Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Llame ahora a su banco y pídale que pare o devuelva el pago. Denúncielo a la policía en el 105. Si el banco dice que no, vaya al Banking Ombudsman.',
  },
  'nz.ask.fine': {
    says: 'Tiene 28 días para pagar, escribir para explicar o pedir una audiencia. Si va al tribunal, se añaden gastos.',
    dependsOn: 'la fecha del aviso',
  },
  'nz.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Solo puede reclamar su pérdida razonable. Escriba que lo disputa y diga por qué.',
    dependsOn: 'qué decían los carteles y su pérdida real',
  },
  'nz.ask.clamped': {
    says: 'El cargo por un cepo puede ser de 100 $ como máximo. Pague para liberar el coche, guarde el recibo y reclámelo si estuvo mal.',
  },
  'nz.ask.tax': {
    says: 'Mírelo en myIR. Pida pagar a plazos antes de la fecha límite, o dispútelo a tiempo si está mal.',
  },
  'nz.ask.benefit': {
    says: 'Pida las razones. Pida una revisión (review) en un plazo de tres meses si está mal. Si está bien, pida pagos más pequeños.',
  },
  'nz.ask.cut-off': {
    says: 'Antes deben ofrecer ayuda y avisarle. Pida un plan de pago. Utilities Disputes puede ayudar: 0800 22 33 40.',
    dependsOn: 'si pidió un plan y lo que necesita',
  },
  'nz.ask.phone': {
    says: 'Quéjese primero a la empresa. Si no ayuda, Telecommunications Dispute Resolution lo mira gratis.',
  },
  'nz.ask.insurer': {
    says: 'Pida las razones por escrito y quéjese. Después de un no final, vaya gratis a su servicio de quejas (dispute scheme).',
  },
  'nz.ask.leaving': {
    says: 'En un alquiler sin fecha de fin (periodic tenancy) avisa por escrito con al menos 21 días. Un plazo fijo (fixed term) le obliga, salvo que el casero esté de acuerdo o el Tribunal lo termine por dificultades.',
    dependsOn: 'el tipo de alquiler',
  },
  'nz.ask.bullied': {
    says: 'Apunte cada vez y quién lo vio, y dígalo por escrito al empleador. Puede presentar una queja personal (personal grievance) en un plazo de 90 días, o de 12 meses por acoso sexual.',
  },
}
