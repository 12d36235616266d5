/** The Spanish words of the rows in ../enquiry-disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISABILITY_PENSION_ES: Words = {
  'de.ask-pension.refused': {
    says: 'Recurra (Widerspruch) en un mes. Es gratis y las razones pueden seguir. Pida el informe médico y que sus médicos lo contesten. Menos de seis horas de trabajo al día puede dar media pensión, menos de tres la completa.',
  },
}
