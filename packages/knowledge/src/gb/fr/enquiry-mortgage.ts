/** Questions about mortgage arrears and repossession: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_FR: Words = {
  'gb.ask-mortgage.arrears': {
    says: "Ils ne peuvent pas prendre votre logement sans tribunal, et seulement en dernier recours. Appelez le prêteur maintenant et proposez ce que vous pouvez payer. Un juge peut l'arrêter si vous pouvez régler l'arriéré sur le reste du prêt. Allez à l'audience ; une aide gratuite y est.",
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: "Ils ne peuvent pas prendre votre logement sans un sheriff, et doivent d'abord chercher un plan avec vous. Appelez le prêteur maintenant et proposez ce que vous pouvez payer. Allez au tribunal le jour dit ; le sheriff doit voir si c'est juste.",
  },
}
