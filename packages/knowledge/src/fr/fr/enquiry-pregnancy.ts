/** Questions about a job in pregnancy: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_FR: Words = {
  'fr.ask-work.pregnant': {
    says: 'Une femme enceinte est protégée jusqu’à dix semaines après le congé maternité. Seules une faute grave ou une raison étrangère peuvent rompre, et jamais pendant le congé. Envoyez le certificat sous 15 jours après un licenciement : il est alors nul.',
  },
}
