/** The Spanish words of the Netherlands: decisions. */
import type { Words } from '@plainletter/contracts/rule'

export const DECISIONS_ES: Words = {
  'nl.decision.want-tax': {
    says: 'La hacienda (Belastingdienst) o su ayuntamiento (gemeente) le pide pagar impuestos.',
  },
  'nl.decision.want-benefit': {
    says: 'Un organismo público dice que le pagó de más y quiere dinero de vuelta.',
  },
  'nl.decision.who': {
    says: 'Es un organismo público. Su decisión debe decirle cómo oponerse.',
  },
  'nl.decision.real': {
    says: 'Puede oponerse gratis. También puede pedir pagar a plazos.',
  },
  'nl.decision.not-yet': {
    says: 'Antes de embargar nada deben enviar un recordatorio y después una orden formal (dwangbevel).',
  },
  'nl.decision.rights': {
    says: 'Puede oponerse, ser oído, ver su expediente y pedir un plan de pago.',
  },
  'nl.decision.deadline-six': {
    says: 'Tiene seis semanas para oponerse (bezwaar).',
    action: 'Enviar su oposición',
    consequence: 'La decisión se queda.',
  },
  'nl.decision.step-check': {
    says: 'Compruebe el motivo, los meses y las cantidades. Pida el cálculo.',
  },
  'nl.decision.step-object': {
    says: '¿Aún no está seguro? Envíe a tiempo una oposición corta y diga que sus motivos llegarán después (pro forma).',
  },
  'nl.decision.step-delay': {
    says: 'Pida más tiempo para pagar (uitstel van betaling). Puede pedirlo con su oposición.',
  },
  'nl.decision.step-plan': {
    says: 'Pida antes de la fecha de pago un plan que encaje con sus ingresos.',
  },
  'nl.decision.right-object': {
    says: 'Tiene derecho a oponerse gratis en seis semanas.',
  },
  'nl.decision.right-heard': {
    says: 'Tiene derecho a contar su versión antes de que decidan sobre su oposición.',
  },
  'nl.decision.right-income': {
    says: 'Una parte de sus ingresos siempre está protegida (beslagvrije voet).',
  },
  'nl.decision.option-object': {
    title: 'Oponerse',
    says: 'Escriba por qué la decisión está mal.',
    cost: 'Nada.',
    time: 'Seis semanas.',
    risk: 'Los intereses pueden seguir.',
    bestFor: 'No está de acuerdo.',
  },
  'nl.decision.option-plan': {
    title: 'Pedir pagar a plazos',
    says: 'Pida un plan o el perdón de la deuda (kwijtschelding).',
    cost: 'Lo que pueda pagar.',
    time: 'Antes de la fecha.',
    risk: 'Los intereses pueden seguir.',
    bestFor: 'Lo debe pero tiene poco dinero.',
  },
  'nl.decision.option-help': {
    title: 'Buscar ayuda gratis',
    says: 'Pregunte al Juridisch Loket o a su ayuntamiento (gemeente).',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'La carta es difícil de entender.',
  },
  'nl.decision.insight-late': {
    says: 'Una oposición tardía aún puede valer si tenía una buena razón.',
    actionable: 'Opóngase lo antes posible y diga por qué llega tarde.',
  },
  'nl.decision.right-urgent-reasons': {
    says: 'El municipio puede pedir menos, o nada, por razones urgentes (dringende redenen). Escriba cómo le afecta la deuda.',
  },
}
