/** What to do about a court claim: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_ES: Words = {
  'gb.claim.step-acknowledge': {
    says: 'Envíe hoy el acuse (acknowledgment of service), por internet o correo. Solo dice que recibió la demanda. Le da 28 días para defenderse, no 14.',
  },
  'gb.claim.step-choose': {
    says: 'Decida: aceptar todo, aceptar una parte o defenderse. Use el formulario de admisión (N9A) para aceptar, y el de defensa (N9B) para discutir.',
  },
  'gb.claim.step-admit': {
    says: 'Si la debe, rellene el formulario de admisión N9A con sus ingresos y gastos, y ofrezca una cuota mensual. Envíelo al demandante (claimant) en un plazo de 14 días.',
  },
  'gb.claim.step-passed-ask': {
    says: 'El plazo normal para responder ha pasado. Llame hoy al juzgado con el número de demanda y pregunte si hay una sentencia contra usted.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Si no hay sentencia, envíe hoy al juzgado su defensa o su admisión. Todavía puede valer.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Si hay sentencia, puede pedir al juzgado que la anule (set aside) con el formulario N244. Diga por qué no contestó y cuál es su defensa. Dese prisa.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Rellene el formulario de respuesta (Response Form). Envíelo al juzgado y al demandante antes de la última fecha para responder.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lea hoy el formulario judicial. Dice cuántos días tiene y adónde enviar su respuesta. Pida consejo antes de esa fecha.',
  },
  'gb.claim.step-dates': {
    says: 'Anote el número de demanda, la fecha de emisión y el último día para responder. Póngalo ya en su calendario.',
  },
  'gb.claim.step-advice': {
    says: 'Llame esta semana a un asesor de deudas gratuito o a Citizens Advice. Al llamar, diga el último día para responder.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Si puede pagarlo todo en un plazo de 14 días, pague al demandante y guarde la prueba. Entonces no debería haber sentencia.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Si la debe, pida tiempo para pagar. Use el formulario Time to Pay que vino con la demanda, antes de la última fecha.',
  },
  'gb.claim.step-defend': {
    says: 'En su defensa, responda a cada punto. Acepte, niegue y diga por qué, o diga que no puede saberlo y deben probarlo.',
  },
  'gb.claim.step-papers': {
    says: 'Pida por escrito al demandante cada papel del que habla la demanda, como el contrato y los avisos. Hágalo ya.',
  },
  'gb.claim.step-agreement': {
    says: 'En una deuda de crédito, pida hoy el contrato y envíe £1. Si no lo entregan, dígalo en su defensa.',
  },
  'gb.claim.step-too-old': {
    says: 'Si la deuda tiene más de seis años, debe decirlo en su defensa. El juzgado no lo dirá por usted.',
  },
  'gb.claim.step-online': {
    says: 'Si responde por internet, guarde la página que lo confirma. Si es por correo, pida prueba de envío y cuente unos días.',
  },
  'gb.claim.step-more-time': {
    says: 'Si necesita más tiempo para defenderse, pida al demandante que acepte hasta 28 días más. Después dígalo al juzgado por escrito.',
  },
}
