/** Questions about pay that does not come: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_ES: Words = {
  'fr.ask-work.unpaid-wages': {
    says: 'Reclámelo por carta certificada con un último día. Luego vaya a la vía rápida del tribunal laboral (référé), sin abogado. Pueden pedir 50 €, no con justicia gratuita. Avise también a la inspección de trabajo. Siga trabajando y no dimita sin consejo. Si la empresa quiebra, paga el fondo AGS. Tiene tres años.',
  },
}
