/** Contributions to Urssaf: the demand to pay. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const URSSAF_DEBT_WORDS: Words = {
  'fr.public.urssaf-deadline': {
    says: 'Tiene dos meses para discutir la petición de Urssaf ante su comisión de recursos. Hay que pagarla o arreglarla en un mes.',
    action: 'Discutirla ante la comisión de recursos de Urssaf',
    consequence: 'Después Urssaf puede dictar una orden (contrainte) muy difícil de discutir.',
  },
  'fr.public.urssaf-want': { says: 'Urssaf pide cotizaciones sociales.' },
}
