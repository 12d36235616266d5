/** The French words of the rows in ../state-rent-limits.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENT_LIMITS_FR: Words = {
  ...stateWords('no-rent-cap', {
    'AZ GA IL MI NC OH':
      'aucune loi ne plafonne la plupart des loyers. Le propriétaire doit quand même donner un avis correct, et ne peut pas punir une plainte',
  }),
  ...stateWords('deposit-rules', {
    'AZ MI': 'un dépôt de garantie peut être d’un mois et demi de loyer au plus',
    'GA NC': 'un dépôt de garantie peut le plus souvent être de deux mois de loyer au plus',
    IL: 'un propriétaire de 25 logements ou plus dans un immeuble ou groupe doit des intérêts sur un dépôt gardé plus de six mois',
    MA: 'un dépôt de garantie peut être d’un mois de loyer au plus. Il doit être en banque et vous rapporter des intérêts',
    NJ: 'un dépôt de garantie peut être d’un mois et demi de loyer au plus. Il doit être en banque et vous rapporter des intérêts',
    OH: 'la part d’un dépôt au-delà d’un mois de loyer vous rapporte le plus souvent 5 % par an si vous restez six mois',
    WA: 'un propriétaire ne peut prendre un dépôt qu’avec un bail écrit et une liste signée de l’état du logement au début',
  }),
  ...stateWords('broker-fee', {
    MA: 'c’est celui qui a engagé l’agent (broker) qui paie ses frais. Si c’est le propriétaire, vous ne devez rien payer et pouvez demander le remboursement',
  }),
  ...stateWords('rental-fees', {
    IL: 'vous ne devez que les frais inscrits sur la première page du bail. Les frais de dossier sont le plus souvent de 50 $ au plus',
  }),
}
