/** The Spanish words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'au.ask.things': {
    says: 'Una agencia de cobro (debt collector) no puede llevarse sus cosas ni entrar. Solo puede un oficial (sheriff o bailiff), después de una orden del tribunal. Un préstamo de coche es distinto.',
  },
  'au.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Llame al 1800 007 007 para tener ayuda gratis.',
  },
  'au.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el tribunal después de seis años, o de tres en el Territorio del Norte. Un pago o una nota firmada lo hace empezar de nuevo. No pague antes de saberlo.',
    dependsOn: 'el día en que pagó o escribió por última vez que lo debe',
  },
  'au.ask.calls': {
    says: 'Pídales por escrito que usen solo correo electrónico o cartas. No deberían contactarle más de tres veces por semana. Anote cada llamada y quéjese a la AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Escriba que no lo debe y pida pruebas. No pague. Busque en su informe de crédito gratuito cuentas que no conoce.',
  },
  'au.ask.wages': {
    says: 'Necesitan una sentencia de un tribunal y luego una orden. Siempre le queda algo de sueldo para vivir. La oficina de impuestos no necesita tribunal.',
    dependsOn: 'a quién debe y si tienen una sentencia',
  },
  'au.ask.cannot-pay': {
    says: 'Llame a la National Debt Helpline al 1800 007 007 y pida a cada empresa ayuda por dificultades (hardship). Por un préstamo o una tarjeta deben responder en 21 días.',
  },
  'au.ask.bankrupt': {
    says: 'La bancarrota (bankruptcy) termina con la mayoría de las deudas, pero dura tres años y un día y le limita. Hable primero con un asesor de deudas gratuito (financial counsellor).',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'au.ask.credit-file': {
    says: 'Puede tener gratis su informe de crédito de Equifax y de Experian, que ahora es dueña de illion. Si está mal, pídales que lo corrijan. Un impago (default) queda cinco años.',
  },
  'au.ask.sued': {
    says: 'Presente una defensa (defence) a tiempo: 28 días en Nueva Gales del Sur y Queensland, 21 en Victoria, 14 en Australia Occidental. Por un préstamo, vaya también a la AFCA. Llame al 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'No deje a un lado papeles del tribunal. Si no responde, el tribunal puede decidir sin usted.',
  },
  'au.ask.evict': {
    says: 'Un arrendador no puede echarle solo con un aviso (notice). Necesita una orden del tribunal de su estado. Compruebe el motivo y las fechas, y llame a un servicio de inquilinos.',
  },
  'au.ask.evict-nsw': {
    says: 'En Nueva Gales del Sur necesitan un motivo de la ley y, si usted se queda, una orden de NCAT. La mayoría de los motivos que no son culpa suya necesitan 90 días.',
  },
  'au.ask.evict-vic': {
    says: 'En Victoria necesitan un motivo de la ley y una orden de VCAT, que pregunta si es justo. Solo la policía puede hacerle salir.',
  },
  'au.ask.evict-qld': {
    says: 'En Queensland necesitan un motivo de la ley y, si usted se queda, una orden de QCAT. El fin de un plazo fijo es un motivo, con dos meses de aviso.',
  },
  'au.ask.locks': {
    says: 'Va contra la ley dejarle fuera o cortar la luz sin una orden. Llame a un servicio de inquilinos, y a la policía si le dejaron fuera.',
  },
  'au.ask.rent-up': {
    says: 'En la mayoría de los estados el alquiler solo puede subir una vez en 12 meses, con 60 o 90 días de aviso por escrito. Si es demasiado alto, puede ir al tribunal.',
    dependsOn: 'su estado y su contrato',
  },
  'au.ask.rent-up-nsw': {
    says: 'En Nueva Gales del Sur el alquiler puede subir una vez en 12 meses con 60 días de aviso por escrito. Si es demasiado alto, puede ir a NCAT en 30 días.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.rent-up-vic': {
    says: 'En Victoria el alquiler puede subir una vez en 12 meses con 90 días de aviso. Si parece demasiado alto, puede pedir un control gratuito.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.rent-up-qld': {
    says: 'En Queensland el alquiler puede subir una vez en 12 meses para esa casa, con dos meses de aviso.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.deposit': {
    says: 'Su fianza (bond) la guarda la oficina de fianzas de su estado, no el arrendador. Pídala allí usted mismo. El arrendador debe probar cualquier pérdida. El desgaste normal no lo paga usted.',
  },
  'au.ask.repairs': {
    says: 'Pida por escrito, con fotos y una fecha. Para reparaciones urgentes hay vías más rápidas. Si no pasa nada, vaya al tribunal. Siga pagando el alquiler.',
  },
  'au.ask.entry': {
    says: 'Deben dar un aviso por escrito y un motivo que esté en la ley, y no pueden venir demasiado a menudo. Una emergencia es distinta.',
    dependsOn: 'el motivo y su estado',
  },
  'au.ask.arrears': {
    says: 'Pague lo que pueda y ofrezca ahora un plan por escrito. En la mayoría de los estados, pagarlo todo termina el aviso (notice). Llame a un servicio de inquilinos.',
  },
  'au.ask.fired': {
    says: 'Puede reclamar por despido injusto (unfair dismissal) si trabajó seis meses, o 12 en una empresa pequeña. Solo tiene 21 días. Llame a la Fair Work Commission al 1300 799 675.',
    dependsOn: 'cuánto tiempo trabajó allí, y el motivo',
  },
  'au.ask.laid-off': {
    says: 'Le deben el preaviso y, después de un año en una empresa de 15 o más, una indemnización (redundancy pay) de 4 a 16 semanas. Si el puesto aún existe, reclame en 21 días.',
    dependsOn: 'sus años de trabajo y el tamaño de la empresa',
  },
  'au.ask.unpaid': {
    says: 'Compruebe su sueldo con las herramientas del Fair Work Ombudsman. Pida a su jefe por escrito, luego llame al 13 13 94. Puede volver seis años atrás.',
  },
  'au.ask.notice': {
    says: 'El mínimo es de una semana en el primer año, dos semanas hasta tres años, tres semanas hasta cinco años, luego cuatro. Sume una semana si tiene más de 45 años y lleva dos años.',
    dependsOn: 'sus años de trabajo y su convenio (award)',
  },
  'au.ask.after-hours': {
    says: 'Puede negarse a leer o responder después del horario, salvo que eso no sea razonable. Es el derecho a desconectar (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Mire su fondo en línea. Desde el 1 de julio de 2026 la jubilación (super) debe pagarse en siete días hábiles desde el día de pago. Si no, avise al ATO.',
  },
  'au.ask.faulty': {
    says: 'Si tiene un fallo grave puede elegir su dinero o uno nuevo. La tienda debe ocuparse, incluso después de su propia garantía.',
  },
  'au.ask.cancel': {
    says: 'Si fueron a su puerta o le llamaron, tiene 10 días hábiles para cancelar. Un gimnasio o una compra en línea depende de sus condiciones y de la ley del estado.',
    dependsOn: 'cómo se lo vendieron',
  },
  'au.ask.not-delivered': {
    says: 'Pida al vendedor por escrito el producto o su dinero. Si pagó con tarjeta, pida a su banco una devolución del cargo (chargeback).',
  },
  'au.ask.scam': {
    says: 'No haga clic, no pague ni responda. Compruébelo con la oficina real en un número que busque usted. Avise a Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Llame ahora a su banco y pida que pare o devuelva el pago. Luego llame a IDCARE al 1800 595 160 y avise a ReportCyber.',
  },
  'au.ask.fine': {
    says: 'Puede pedir una revisión (review), pagar con el tiempo, nombrar al conductor o elegir el tribunal, todo antes de la fecha límite del aviso.',
    dependsOn: 'su estado y la fecha límite',
  },
  'au.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Solo puede reclamar por un contrato y tendría que demandar. Pida pruebas.',
    dependsOn: 'lo que decían los carteles',
  },
  'au.ask.tax': {
    says: 'Compruébelo en myGov. Haga un plan de pago antes del día límite, o presente una oposición (objection) si está mal.',
  },
  'au.ask.centrelink': {
    says: 'Pregunte cómo lo calcularon, y pida una revisión (review) y una pausa. Es gratis. Una deuda se puede perdonar si fue solo error de ellos.',
  },
  'au.ask.cut-off': {
    says: 'Primero deben avisarle y ofrecer ayuda. Pida un plan de pago y el programa de ayuda (hardship program). El defensor de la energía (energy ombudsman) puede pararlo.',
    dependsOn: 'si pidió ayuda y cumple un plan',
  },
  'au.ask.phone': {
    says: 'Quéjese primero a la empresa. Si eso no ayuda, el Telecommunications Industry Ombudsman lo mira gratis: 1800 062 058.',
  },
  'au.ask.insurer': {
    says: 'Pida los motivos por escrito y quéjese a la aseguradora. Después de 30 días, o de un no, vaya gratis a la AFCA.',
  },
  'au.ask.leaving': {
    says: 'En un contrato sin fin fijo (periodic lease) usted da de dos a cuatro semanas de aviso, según el estado. Si rompe un plazo fijo, puede deber una tarifa (break fee) o la pérdida justa del arrendador. La violencia familiar es una excepción.',
    dependsOn: 'su estado y el tipo de contrato',
  },
  'au.ask.bullied': {
    says: 'Anote cada vez y quién lo vio, y dígalo al empleador. Mientras aún trabaje allí, puede pedir a la Fair Work Commission una orden para pararlo.',
  },
}
