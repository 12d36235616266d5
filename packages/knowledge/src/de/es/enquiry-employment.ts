/** The Spanish words of the rows in ../enquiry-employment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_ES: Words = {
  'de.ask-job.dismissed': {
    says: 'Tiene tres semanas desde el día en que llegó la carta para ir al juzgado laboral (Arbeitsgericht). Regístrese en el plazo de tres días como persona que busca trabajo (arbeitsuchend).',
  },
  'de.ask-job.late-claim': {
    says: 'Por regla es demasiado tarde. Si algo se lo impidió sin culpa, pida al juzgado en el plazo de dos semanas que admita una demanda tardía.',
    dependsOn: 'si no pudo actuar a tiempo sin culpa suya',
  },
  'de.ask-job.oral': {
    says: 'Un despido (Kündigung) necesita papel y firma a mano. Diga por escrito que seguirá trabajando y pida consejo.',
  },
  'de.ask-job.severance': {
    says: 'No hay derecho automático a un pago. Viene de un acuerdo, un plan social o una oferta (§ 1a KSchG): a menudo medio mes de sueldo por año.',
  },
  'de.ask-job.notice-period': {
    says: 'Por ley, cuatro semanas hasta el 15 o el final del mes; dos semanas en el periodo de prueba. Para el empleador crece hasta siete meses. Mire su contrato.',
    dependsOn: 'quién termina el contrato y cuánto tiempo trabajó allí',
  },
  'de.ask-job.exit-agreement': {
    says: 'No firme de inmediato. Puede perder el subsidio de desempleo hasta doce semanas. Pregunte antes a un sindicato, a un abogado y a la Agentur für Arbeit.',
  },
  'de.ask-job.no-pay': {
    says: 'Exíjalo por escrito con una fecha. Muchos contratos hacen caducar lo debido a los tres meses. Después vaya a la oficina de demandas (Rechtsantragstelle) del juzgado laboral.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Pida el Insolvenzgeld en la Agentur für Arbeit en un plazo de dos meses. Cubre hasta tres meses de sueldo neto perdido.',
  },
  'de.ask-job.minimum-wage': {
    says: 'En 2026 se deben al menos 13,90 € por hora, también en minijobs. Desde el 1 de enero de 2027 son 14,60 €.',
  },
  'de.ask-job.minimum-wage-2027': {
    says: 'Desde el 1 de enero de 2027 se deben al menos 14,60 € por hora, también en minijobs.',
  },
  'de.ask-job.holiday': {
    says: 'Por ley, al menos cuatro semanas al año. Solo caducan si el empleador se lo dijo a tiempo. Cuando el trabajo termina, se pagan los días pendientes.',
    dependsOn: 'su contrato y si su empleador le avisó',
  },
  'de.ask-job.sick-pay': {
    says: 'Después de cuatro semanas en el trabajo, su empleador le paga el sueldo completo hasta seis semanas. Después la caja de salud paga el Krankengeld.',
  },
  'de.ask-job.sick-dismissal': {
    says: 'Estar enfermo no impide un despido. Pero la enfermedad sola rara vez basta. Vaya al juzgado laboral en un plazo de tres semanas.',
    dependsOn: 'cuánto y con qué frecuencia está enfermo y el tamaño de la empresa',
  },
  'de.ask-job.pregnant': {
    says: 'Desde el embarazo hasta cuatro meses después del parto, y en el permiso parental, no pueden despedirle sin permiso de una oficina. Dígalo al empleador en un plazo de dos semanas.',
  },
  'de.ask-job.warning': {
    says: 'Una amonestación (Abmahnung) no termina su trabajo. Puede poner su propia versión en el expediente. Contra una falsa no hay un plazo corto.',
    dependsOn: 'si el reproche es cierto',
  },
  'de.ask-job.reference': {
    says: 'Tiene derecho a un certificado de trabajo escrito y justo que le ayude. Pida el completo (qualifiziertes Zeugnis).',
  },
  'de.ask-job.block-time': {
    says: 'Si deja el trabajo o firma un acuerdo de salida sin buena razón, puede perder hasta doce semanas de subsidio (Sperrzeit). Opóngase en un plazo de un mes.',
    dependsOn: 'si tenía una buena razón para irse',
  },
  'de.ask-job.discrimination': {
    says: 'Puede reclamar una indemnización, pero solo por escrito y en un plazo de dos meses. Guarde pruebas y llame a la Antidiskriminierungsstelle.',
  },
  'de.ask-job.fixed-term': {
    says: 'Sin una razón, como máximo dos años con tres prórrogas. Para discutir el final, vaya al juzgado en las tres semanas desde el final acordado.',
    dependsOn: 'la razón y la duración del contrato temporal',
  },
  'de.ask-job.step-date': {
    says: 'Anote el día en que llegó cada carta. Tres semanas es el plazo para ir al juzgado.',
  },
  'de.ask-job.step-union': {
    says: 'Pregunte a su sindicato, a un abogado o a la oficina de demandas (Rechtsantragstelle) del juzgado laboral.',
  },
  'de.ask-job.right-paper': {
    says: 'Un despido (Kündigung) solo vale en papel con firma a mano.',
  },
  'de.ask-job.guide-register': {
    says: 'Cuando su trabajo vaya a terminar, regístrese en el plazo de tres días como persona que busca trabajo (arbeitsuchend).',
  },
  'de.ask-job.guide-no-sign': {
    says: 'No firme nada de inmediato. Llévelo a casa y haga que lo revisen.',
  },
  'de.ask-job.guide-claim-pay': {
    says: 'Reclame pronto por escrito el sueldo pendiente. Muchos contratos lo hacen caducar a los tres meses.',
  },
  'de.ask-job.guide-right-reason': {
    says: 'Después de seis meses en una empresa con más de diez puestos, un despido necesita una razón legal.',
  },
  'de.ask-job.guide-right-leave': {
    says: 'Tiene al menos cuatro semanas de vacaciones pagadas al año.',
  },
  'de.ask-job.guide-right-sick': {
    says: 'Cuando está enfermo, su empleador paga hasta seis semanas.',
  },
  'de.ask-job.guide-option-court': {
    says: 'La oficina de demandas (Rechtsantragstelle) escribe su demanda gratis.',
    title: 'Juzgado laboral en un plazo de tres semanas',
    cost: 'Sin tasa por adelantado.',
    time: 'Tres semanas desde la carta.',
    risk: 'En el primer juzgado paga a su propio abogado.',
    bestFor: 'Duda de un despido.',
  },
  'de.ask-job.guide-warn': {
    says: 'Hablar con el jefe no detiene las tres semanas.',
  },
  'de.ask-job.overtime': {
    says: 'Las horas extra que el jefe ordenó o dejó hacer se deben pagar o devolver como tiempo. Anote día, horas y quién lo sabía. Reclámelas pronto.',
    dependsOn: 'su contrato y si el jefe las ordenó o sabía de ellas',
  },
  'de.ask-job.minijob': {
    says: 'En un minijob tiene los mismos derechos: vacaciones pagadas, sueldo por enfermedad, salario mínimo, plazos de aviso y protección contra el despido.',
  },
  'de.ask-job.probation': {
    says: 'En el periodo de prueba de hasta seis meses, cada parte puede terminar el trabajo con dos semanas de aviso y sin razón. Las embarazadas están protegidas.',
  },
  'de.ask-job.on-paper': {
    says: 'Un despido (Kündigung) debe estar en papel y firmado a mano. Un correo electrónico, un mensaje o unas palabras no terminan su trabajo.',
  },
  'de.ask-job.stop-work': {
    says: 'Si se debe mucho, unos dos meses de sueldo, puede retener su trabajo. Antes escriba lo que falta, fije un último día y anúncielo. No por una suma pequeña o un retraso corto. El sueldo sigue corriendo. Pida consejo antes: mal hecho, puede costarle el empleo.',
  },
  'de.ask-job.leave-at-end': {
    says: 'Tome los días pendientes durante el preaviso si puede. Los días que ya no puede tomar por el fin del empleo deben pagarse. Da igual quién terminó el contrato. Reclámelo pronto por escrito, pues el contrato puede fijar tres meses.',
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Mientras esté enfermo casi nunca tiene que ir a una charla en la empresa. Hace falta un motivo urgente que no pueda esperar, y que su salud lo permita. Pueden pedir unas palabras por teléfono. Diga que no por escrito, con la baja, y no calle.',
  },
  'de.ask-job.bullying': {
    says: 'Su empresa debe protegerle. Lleve un diario: día, palabras, testigos. Quéjese por escrito a la empresa, al Betriebsrat o a la oficina AGG, que deben examinarlo. Vea a un médico. No renuncie deprisa: puede perder doce semanas de paro. Un sindicato o abogado aconseja.',
  },
  'de.ask-job.leave-denied': {
    says: 'Las vacaciones concedidas no se pueden retirar, y no tiene que volver de ellas. Antes cuentan sus deseos, salvo necesidad urgente de la empresa o colega con más derecho social. Pida el motivo por escrito. Nunca se vaya sin un sí: que lo ordene el tribunal laboral.',
  },
  'de.ask-job.quit-and-benefit': {
    says: 'Al final sí, pero casi siempre tras un bloqueo de hasta doce semanas. No lo hay con motivo grave: enfermedad probada, acoso, sueldo impagado, cuidado o un nuevo empleo firme. Antes de irse pida un informe médico o consejo de la agencia. Inscríbase tres meses antes del fin, o en tres días.',
    dependsOn: 'si tiene un motivo grave',
  },
}
