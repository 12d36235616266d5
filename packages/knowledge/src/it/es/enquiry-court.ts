/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'it.ask.injunction': {
    says: 'Pague, u opóngase con un abogado, en 40 días desde la notificación (notifica). Si no hace nada, es definitiva y pueden embargar.',
  },
  'it.ask.claim-yourself': {
    says: 'Envíe un requerimiento por carta certificada o PEC, con un último día. Hasta 1.100 € puede ir al juez de paz sin abogado. Con prueba escrita pida una orden de pago (decreto ingiuntivo).',
  },
  'it.ask.precetto': {
    says: 'Tiene diez días antes de que puedan embargar. Mire qué orden nombra y si alguna vez la recibió. Los fallos de forma se alegan en 20 días. Vea ya a un abogado, u ofrezca un plan.',
  },
  'it.ask.police-summons': {
    says: 'Vaya ese día, o llame antes a su abogado. Pregunte si va como testigo o como sospechoso (indagato). Un sospechoso puede callar y debe tener abogado, gratis con ingresos bajos.',
  },
  'it.ask.legal-aid': {
    says: 'Pídalo al colegio de abogados (Ordine degli avvocati) con un impreso firmado de ingresos. El límite se fija cada dos años y cuenta a quienes viven con usted. En una separación cuentan solo los suyos. Usted elige abogado de la lista.',
  },
}
