/** Questions about how one lives during a collective settlement of debts: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IN_COLLECTIVE_SETTLEMENT_FR: Words = {
  'be.ask.life-in-settlement': {
    says: 'Ce n’est pas à vie : sept ans au plus à l’amiable, trois à cinq si le juge l’impose. Le médiateur reçoit votre paie et vous verse de quoi vivre, jamais moins que le revenu d’intégration et les allocations familiales. L’employeur sait seulement où payer. La voiture utile au travail peut le plus souvent rester si vous le demandez. Saisies et intérêts s’arrêtent. Ne payez plus un créancier seul et ne faites plus de dettes. Le CPAS prépare la requête gratuitement.',
  },
}
