/** The French words of the rows in ../enquiry-credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_REFUSED_FR: Words = {
  'de.ask-credit.refused': {
    says: 'Demandez à la banque quelles données elle a utilisées, et à l’agence de crédit votre copie gratuite. Si un score seul a décidé, vous pouvez demander qu’une personne réexamine. Les fausses inscriptions doivent être corrigées ou effacées.',
  },
  'de.ask-credit.right-correct': {
    says: 'Les données fausses doivent être corrigées, celles gardées sans raison effacées. C’est gratuit. Écrivez à l’agence de crédit et à l’entreprise qui a signalé.',
  },
}
