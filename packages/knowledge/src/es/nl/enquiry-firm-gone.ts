/** The Dutch words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_NL: Words = {
  'es.ask.firm-gone': {
    says: 'Vraag loon en vergoeding nu: eerst bemiddeling (papeleta de conciliación), dan een rechtszaak. Voor loon hebt u een jaar, tegen een ontslag 20 werkdagen. Kan het bedrijf niet betalen, dan betaalt het fonds FOGASA tot 120 dagen loon en de vergoeding, beide met een grens.',
  },
}
