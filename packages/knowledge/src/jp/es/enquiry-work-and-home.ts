/** Preguntas de trabajo y vivienda, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_ES: Words = {
  'jp.ask.bullying': {
    says: 'Apunte cada día, las palabras y los testigos. Avise por escrito a la oficina de la empresa: debe investigar y no puede castigarle. Si no hace nada, vaya a la oficina laboral gratuita (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Las horas extra se pagan al menos un 25 % más, aunque solo las toleren. Guarde notas, correos y fichajes. Reclame por escrito y luego vaya a la inspección. Tiene tres años.',
  },
  'jp.ask.job-benefit': {
    says: 'Vaya a Hello Work con la hoja de salida (離職票). Si la empresa terminó, empieza a los siete días. Si se fue usted, suele haber un mes más. Si el motivo está mal, opóngase allí.',
  },
  'jp.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe reparar. Si una parte no sirve, el alquiler baja en esa parte. Si no actúa a tiempo, puede hacerlo reparar y pedir el coste.',
  },
  'jp.ask.landlord-enters': {
    says: 'No sin su permiso, salvo urgencia real como fuego o fuga. Debe permitir reparaciones necesarias a una hora acordada. Escriba que no permite entrar sin aviso. Si sigue, llame a la policía.',
  },
  'jp.ask.paid-leave': {
    says: 'Tras seis meses con el 80 % de asistencia tiene vacaciones pagadas: diez días a jornada completa, menos a tiempo parcial. La empresa solo puede mover el día si estorba el trabajo, y no castigarle.',
  },
}
