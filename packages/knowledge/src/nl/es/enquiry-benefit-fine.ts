/** Questions about a fine of an office that pays benefits: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_FINE_ES: Words = {
  'nl.ask.benefit-fine': {
    says: 'Reclame en seis semanas, gratis, contra la multa y contra la suma que piden. Son dos decisiones. La multa debe ajustarse a su culpa y a sus medios. Sin culpa no hay multa. Diga con pruebas qué avisó y cuándo. Lo cobrado de más casi siempre se devuelve, a plazos según sus ingresos.',
  },
}
