/** Questions about pay that the employer holds back for damage: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_HELD_BACK_FR: Words = {
  'fr.ask-work.pay-held-back': {
    says: 'L’employeur ne peut pas retenir du salaire pour un dégât, un écart de caisse ou un outil perdu. Les amendes sont interdites. Vous ne répondez que d’une faute lourde, et un juge doit le dire. Une avance peut être reprise, un dixième du salaire au plus. Réclamez la somme en recommandé. Puis le référé aux prud’hommes, sans avocat : vous avez trois ans. 50 € peuvent être dus, sauf aide juridictionnelle.',
  },
}
