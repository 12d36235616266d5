/** Questions about pay: wages not paid, overtime, minijobs and insolvent firms. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_ES: Words = {
  'de.ask-job.no-pay': {
    says: 'Pídalo hoy por escrito, con las sumas y un plazo de una semana. Muchos contratos extinguen el derecho a los tres meses. Luego vaya al tribunal laboral: su oficina escribe la demanda, sin abogado. ¿Se deben unos dos meses? Puede dejar de trabajar tras decirlo por escrito. Pida mientras el paro a la Agentur für Arbeit. No renuncie con prisa.',
  },
  'de.ask-job.insolvent-employer': {
    says: 'Pida el Insolvenzgeld en la Agentur für Arbeit en un plazo de dos meses. Cubre hasta tres meses de sueldo neto perdido.',
  },
  'de.ask-job.overtime': {
    says: 'Las horas extra que el jefe ordenó o dejó hacer se deben pagar o devolver como tiempo. Anote día, horas y quién lo sabía. Reclámelas pronto.',
    dependsOn: 'su contrato y si el jefe las ordenó o sabía de ellas',
  },
  'de.ask-job.minijob': {
    says: 'En un minijob tiene los mismos derechos: vacaciones pagadas, sueldo por enfermedad, salario mínimo, plazos de aviso y protección contra el despido.',
  },
  'de.ask-job.stop-work': {
    says: 'Si se debe mucho, unos dos meses de sueldo, puede retener su trabajo. Antes escriba lo que falta, fije un último día y anúncielo. No por una suma pequeña o un retraso corto. El sueldo sigue corriendo. Pida consejo antes: mal hecho, puede costarle el empleo.',
  },
}
