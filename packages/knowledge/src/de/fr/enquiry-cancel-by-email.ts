/** Questions about a contract that was cancelled by e-mail: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CANCEL_BY_EMAIL_FR: Words = {
  'de.ask-buy.cancel-by-email': {
    says: 'Oui, un e-mail suffit. Pour les contrats depuis octobre 2016, les conditions ne peuvent exiger une lettre signée. Après la première durée, vous partez à tout moment avec un mois de préavis (contrats depuis mars 2022). Écrivez quand votre e-mail est parti et que vous ne devez rien ensuite. Faites revenir les prélèvements suivants à la banque en huit semaines. Contestez le recouvrement une fois par écrit.',
  },
}
