/** The French words of the rows in ../state-home-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_LOANS_FR: Words = {
  ...stateWords('home-loan', {
    WA: 'vous pouvez payer le retard et garder le prêt jusqu’à 11 jours avant la vente (trustee’s sale)',
    NC: 'le greffe (clerk) doit vous entendre avant une vente. Vous pouvez payer la dette jusqu’à dix jours après, ou après la dernière enchère plus haute',
    MA: 'le prêteur doit vous écrire au moins 14 jours avant une vente et la publier pendant trois semaines',
    AZ: 'une vente par le trustee (trustee’s sale) demande un avis de 90 jours. Vous pouvez payer le retard jusqu’à la veille',
    GA: 'le prêteur doit vous envoyer un avis écrit au moins 30 jours avant une vente de saisie (foreclosure)',
    IL: 'vous avez le plus souvent 90 jours après les papiers du tribunal pour payer le retard et garder le prêt',
    MI: 'une vente doit être annoncée pendant quatre semaines. Vous avez le plus souvent six mois après pour racheter la maison',
    VA: 'le prêteur doit vous envoyer un avis écrit de la vente. Demandez tout de suite quelle somme met le prêt à jour',
  }),
  ...stateWords('home-loan', {
    FL: 'la saisie passe par un tribunal. Vous avez 20 jours pour répondre, et pouvez payer le prêt jusqu’à l’enregistrement de la vente',
    NJ: 'la saisie passe par un tribunal. Vous avez 35 jours pour répondre, pouvez demander une médiation et payer le retard jusqu’au jugement',
    NY: 'la saisie passe par un tribunal. Une réunion pour un accord (settlement conference) doit le plus souvent avoir lieu tôt. Allez-y',
    OH: 'la saisie passe par un tribunal. Vous avez 28 jours pour répondre, et pouvez payer la dette jusqu’à ce que le tribunal confirme la vente',
    PA: 'la saisie passe par un tribunal. Vous avez 20 jours pour répondre, et pouvez payer le retard jusqu’à une heure avant la vente du sheriff',
  }),
}
