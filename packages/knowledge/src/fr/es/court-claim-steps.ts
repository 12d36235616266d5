/** The Spanish words of the rows in ../court-claim-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_WORDS: Words = {
  'fr.claim.step-hearing': {
    says: 'Anote el día, la hora y el tribunal. Vaya, o mande a alguien que pueda hablar por usted.',
  },
  'fr.claim.step-papers': {
    says: 'Lea la demanda y las pruebas. Compruebe el contrato, las fechas y cada suma.',
  },
  'fr.claim.step-legal': {
    says: 'Pida consejo gratuito esta semana en un point-justice (llame al 3039). Pida asistencia jurídica si sus ingresos son bajos.',
  },
  'fr.claim.step-age': {
    says: 'Compruebe la edad de la deuda. Si tiene más de dos años, dígaselo al juez.',
  },
  'fr.claim.step-ask-time': {
    says: 'Si la debe, pida al juez tiempo para pagar (délais de paiement). Lleve su presupuesto.',
  },
  'fr.claim.step-proof': {
    says: 'Si la discute, lleve copias: pagos, cartas, fotos, el contrato. Dé una copia a la otra parte.',
  },
  'fr.claim.step-keep': {
    says: 'Guarde el sobre y el aviso del agente (avis de passage). Muestran la fecha.',
  },
}
