/** Questions about council tax for one adult alone: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUNCIL_TAX_ALONE_FR: Words = {
  'gb.ask-debt.council-tax-single': {
    says: 'Oui. Avec un seul adulte au foyer, c’est 25 % de moins. Les moins de 18 ans, étudiants à plein temps et certains aidants ne comptent pas. Demandez-le sur le site de la commune en disant depuis quel jour ; cela peut remonter à cette date. Si vos revenus sont faibles, demandez aussi la Council Tax Reduction. Payez l’ancienne somme en attendant, si possible.',
  },
}
