/** Preguntas de trabajo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_ES: Words = {
  'be.ask.own-notice': {
    says: 'Si se va usted, el preaviso crece con los años, hasta 13 semanas. Hágalo por carta certificada. Piénselo: puede perder el desempleo.',
  },
  'be.ask.serious-cause': {
    says: 'Escriba enseguida por carta certificada que no está de acuerdo. El empresario debe probar los hechos, actuar en tres días hábiles y dar los motivos en tres más. Vaya a su sindicato. Tiene un año para el tribunal laboral.',
  },
  'be.ask.ill-dismissed': {
    says: 'La enfermedad no prohíbe un despido, pero no puede ser el motivo. El preaviso dado por la empresa se suspende durante la enfermedad. Pida los motivos por carta certificada y vaya a su sindicato o a Unia.',
  },
  'be.ask.sick-pay': {
    says: 'Avise enseguida al empresario y mande un certificado, casi siempre en dos días hábiles. Él paga las primeras semanas, hasta 30 días. Después paga la mutua: avísela también.',
  },
  'be.ask.unemployment': {
    says: 'Desde 2026 la prestación acaba a los 24 meses como máximo. Contra una negativa o sanción tiene tres meses para el tribunal laboral, gratis. Pregunte a su sindicato, y al CPAS por una renta de integración.',
  },
  'be.ask.unemployment-back': {
    says: 'Pregunte cómo se calculó la suma. Tiene tres meses para el tribunal laboral, sin coste. Si actuó de buena fe, solo pueden reclamar los últimos 150 días. También puede pedir un plan o una condonación.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'si es empleado u obrero',
    says: 'A los empleados, la empresa les paga el dinero de vacaciones pendiente al acabar, con el último sueldo. A los obreros les paga la caja de vacaciones en primavera. Pídalo por escrito, y luego al sindicato o la inspección.',
  },
  'be.ask.dismissed-message': {
    says: 'Un mensaje puede acabar el trabajo al momento, pero entonces le deben el sueldo de todo el preaviso. Un preaviso trabajado debe llegar por carta certificada o agente judicial. Guarde el mensaje, pida los motivos y acuda a su sindicato.',
  },
  'be.ask.health-fund-refuses': {
    says: 'Pida la decisión por escrito. Tiene tres meses para el tribunal laboral. No cuesta nada, aunque pierda. Pida un informe a su médico, y ayuda a su sindicato o a un abogado gratuito.',
  },
  'be.ask.pregnant': {
    says: 'Desde que la empresa lo sabe y hasta un mes tras la baja, solo puede despedir por un motivo ajeno al embarazo, y debe probarlo. Si no, debe seis meses de sueldo más. Pida los motivos por escrito.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'lo que acordaron',
    says: 'Las fechas se fijan de común acuerdo: nadie decide solo. Los padres de escolares van primero en vacaciones escolares. El jefe debe dejarle tomar todos los días legales en el año. Pídalo por escrito y avise después a la inspección.',
  },
}
