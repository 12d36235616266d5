/** The Spanish words of the rows in ../benefits-paid-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_PAID_BACK_ES: Words = {
  'ch.public.benefit-want': {
    says: 'Una oficina de seguro social dice que pagó de más.',
  },
  'ch.public.benefit-thirty': {
    says: 'Tiene treinta días para oponerse a la decisión (Verfügung).',
    action: 'Enviar su oposición',
    consequence: 'La decisión se queda.',
  },
  'ch.public.benefit-step': {
    says: 'Si actuó de buena fe y devolverlo es muy duro, pida también el perdón (Erlass).',
  },
  'ch.public.benefit-right': {
    says: 'Tiene derecho a oponerse gratis y a pedir el perdón (Erlass).',
  },
  'ch.public.benefit-option': {
    title: 'Oponerse',
    says: 'Escriba por qué está mal.',
    cost: 'Nada.',
    time: 'Treinta días.',
    risk: 'Ninguno.',
    bestFor: 'No está de acuerdo.',
  },
}
