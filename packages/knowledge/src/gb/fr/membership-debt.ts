/** Money wanted for the rest of a membership or subscription: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const MEMBERSHIP_DEBT_FR: Words = {
  'gb.member.right-fair-term': {
    says: "Une clause qui vous lie trop longtemps, ou vous fait payer tous les mois restants, peut être abusive. Elle ne vous lie alors pas. Maladie, déménagement ou perte d'emploi comptent.",
  },
  'gb.member.right-cancel': {
    says: "Si vous avez adhéré en ligne ou par téléphone, vous aviez 14 jours pour annuler. Si on ne vous l'a pas dit, vous avez jusqu'à un an de plus.",
  },
}
