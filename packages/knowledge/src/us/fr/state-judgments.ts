/** The French words of the rows in ../state-judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_JUDGMENTS_FR: Words = {
  ...stateWords('set-aside', {
    'AZ MS NV':
      'vous pouvez demander au tribunal d’annuler un jugement pour une bonne excuse, et dans les six mois au plus',
    CA: 'vous pouvez demander au tribunal d’annuler un jugement par défaut (default judgment), le plus souvent dans les six mois',
    'FL MA NC':
      'vous pouvez demander au tribunal d’annuler un jugement pour une bonne excuse, et dans un an au plus',
    GA: 'une affaire à laquelle vous n’avez pas répondu peut être rouverte de droit pendant 15 jours, avec une réponse et les frais du tribunal. Plus tard, demandez au juge',
    IL: 'vous pouvez demander au tribunal d’annuler un jugement par défaut (default judgment) dans les 30 jours. Plus tard, il faut des raisons plus fortes, et deux ans sont le plus souvent la fin',
    MI: 'vous pouvez demander au tribunal d’annuler un jugement par défaut (default judgment), le plus souvent dans les 21 jours',
    'ME MN MT ND NJ NM OH':
      'vous pouvez demander au tribunal d’annuler un jugement pour une bonne excuse, vite et dans un an au plus',
    NY: 'vous pouvez demander au tribunal d’annuler un jugement par défaut (default judgment), le plus souvent dans l’année après l’avoir reçu. Si les papiers n’ont pas été remis comme il faut, cette limite n’existe pas',
    PA: 'demandez à rouvrir un jugement par défaut (default judgment) dans les 10 jours. On peut faire appel d’un jugement d’un juge de district, le plus souvent dans les 30 jours',
    TX: 'vous pouvez demander un nouveau procès dans les 30 jours après le jugement, ou dans les 14 jours devant un tribunal de paix (justice court)',
    VA: 'vous pouvez faire appel d’un jugement du general district court dans les 10 jours. Ou vous pouvez demander à ce tribunal un nouveau procès dans les 30 jours',
    WA: 'vous pouvez demander au tribunal d’annuler un jugement par défaut (default judgment), le plus souvent dans l’année',
  }),
  ...stateWords('safe-bank', {
    AZ: 'au moins 5 000 $ sur un compte en banque sont protégés. La somme monte chaque année',
    CA: 'une somme fixée sur votre compte est protégée d’elle-même. Pour garder plus, demandez-le dans les 15 jours après les papiers de saisie (levy), ou 20 s’ils sont venus par la poste',
    FL: 'la paie d’un chef de famille reste protégée six mois à la banque. Envoyez le formulaire de demande dans les 20 jours après l’avis',
    GA: 'les aides et pensions à la banque sont protégées. Déposez au tribunal une demande qui dit que l’argent ne peut pas être pris',
    IL: 'les aides et 4 000 $ d’argent ou de biens de votre choix sont protégés. Pour une dette de consommation, 1 000 $ à la banque restent à vous tout de suite. Allez au tribunal et demandez le reste',
    MA: '2 500 $ à la banque sont protégés, et les aides aussi',
    MI: 'vous pouvez vous opposer à une saisie dans les 14 jours après avoir reçu l’ordre (writ)',
    NJ: 'les aides et 1 000 $ d’argent ou de biens sont protégés. Dites-le tout de suite au tribunal quand votre compte est saisi',
    NY: 'une partie de l’argent à la banque est protégée d’elle-même. Envoyez le formulaire (exemption claim form) à la banque et au créancier dans les 20 jours',
    NC: 'vous avez 20 jours après l’avis de vos droits pour demander ce qui est protégé. Cela peut couvrir de l’argent à la banque',
    OH: 'les aides et une somme d’argent sont protégées. Demandez une audience dans les cinq jours ouvrables après l’avis de la banque',
    PA: 'les aides et 300 $ d’argent ou de biens sont protégés. Envoyez tout de suite la demande de protection (claim for exemption) à l’officier de justice (sheriff)',
    TX: 'les meubles, les outils et une voiture sont protégés jusqu’à 50 000 $, ou 100 000 $ pour une famille',
    VA: 'vous pouvez garder au moins 5 000 $ protégés, ou 10 000 $ à partir de 65 ans. Envoyez tout de suite le formulaire pour l’argent protégé',
    WA: 'au moins 2 000 $ à la banque sont protégés d’une dette de consommation. Demandez cela et vos aides dans les 28 jours après la date de l’ordre (writ)',
  }),
}
