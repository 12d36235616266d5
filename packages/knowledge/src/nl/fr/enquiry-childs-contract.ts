/** Questions about a contract that a child has made: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDS_CONTRACT_FR: Words = {
  'nl.ask.childs-contract': {
    says: 'Non, en général. Un enfant de moins de 18 ans a besoin de l’accord d’un parent. Sans lui, vous pouvez annuler : écrivez à la firme que vous annulez comme parent, avec l’âge, et demandez l’argent. Autre chose pour les petits achats usuels à cet âge. Votre carte ou téléphone a servi ? Utilisez aussi le formulaire de Google, Apple ou l’opérateur, et bloquez. Contestez tout recouvrement.',
  },
}
