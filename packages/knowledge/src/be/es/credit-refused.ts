/** Letters of a lender who refuses a loan: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_ES: Words = {
  'be.credit.refused-want': {
    says: 'Un prestamista rechaza su petición de préstamo.',
  },
  'be.credit.refused-right': {
    says: 'El prestamista debe decirle enseguida y gratis qué fichero consultó y qué encontró. No puede cobrar por la negativa.',
  },
  'be.credit.refused-step': {
    says: 'Pregunte gratis al Banco Nacional qué guarda sobre usted su fichero (Centrale des crédits). Haga corregir los datos falsos.',
  },
}
