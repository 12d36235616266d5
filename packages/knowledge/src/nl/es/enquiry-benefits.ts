/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'nl.ask.objection': {
    says: 'Opóngase en seis semanas desde la fecha de la decisión. ¿Poco tiempo? Opóngase primero y envíe sus motivos después.',
  },
  'nl.ask.benefit-back': {
    says: 'Opóngase en seis semanas si está mal y pida el cálculo. Si está bien, pida un plan. Por motivos urgentes pueden pedir menos.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Recurra en seis semanas desde la fecha de la decisión. Las razones pueden llegar después. Si no tiene dinero para vivir, pida enseguida al juez una decisión urgente (voorlopige voorziening). Pida un anticipo al municipio.',
  },
  'nl.ask.objection-late': {
    says: 'Recurra hoy y diga por qué llega tarde. Vale si no es culpa suya, como una enfermedad grave o una carta que nunca llegó. El plazo normal es de seis semanas.',
    dependsOn: 'de por qué llega tarde',
  },
  'nl.ask.student-debt': {
    says: 'Paga según lo que puede. Pida a DUO bajar la cuota según sus ingresos (draagkracht), o una pausa. ¿Va con retraso? Acuerde plazos antes del agente. ¿Es mala la decisión? Recurra en seis semanas.',
  },
}
