/** The French words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_FR: Words = {
  ...stateWords('rent-rise', {
    'AZ FL IL OH VA':
      'pour une location au mois, un loyer plus haut demande un avis écrit de 30 jours. Avec un bail à durée fixe, le loyer reste le plus souvent jusqu’à la fin',
    GA: 'pour une location au mois, un loyer plus haut demande un avis écrit de 60 jours. Avec un bail à durée fixe, le loyer reste le plus souvent jusqu’à la fin',
    MA: 'pour une location au mois, un loyer plus haut demande un avis écrit d’un mois entier. Avec un bail à durée fixe, le loyer reste le plus souvent jusqu’à la fin',
    'MI TX':
      'pour une location au mois, un loyer plus haut demande un avis écrit d’un mois. Avec un bail à durée fixe, le loyer reste le plus souvent jusqu’à la fin',
    NJ: 'un propriétaire doit prévenir comme il faut et ne peut pas demander un loyer bien trop haut. Beaucoup de villes limitent les loyers (rent control)',
    NC: 'pour une location au mois, un loyer plus haut demande un avis écrit de sept jours. Avec un bail à durée fixe, le loyer reste le plus souvent jusqu’à la fin',
  }),
  ...stateWords('value-appeal', {
    MI: 'vous pouvez protester contre la valeur auprès du board of review local en mars, puis au Tax Tribunal',
    NC: 'vous pouvez faire appel de la valeur au board of equalization and review du comté, puis à la commission de l’État',
    PA: 'vous pouvez faire appel de la valeur au comité du comté (county board). Le dernier jour est le plus souvent le 1er septembre, ou 40 jours après un avis de changement',
    VA: 'vous pouvez demander à l’évaluateur (assessor), puis au board of equalization, puis au tribunal de baisser la valeur',
  }),
  ...stateWords('tax-appeal', {
    GA: 'vous avez 30 jours dès l’avis pour protester contre un impôt proposé (proposed assessment), et 30 jours pour faire appel d’un impôt fixé (official assessment)',
    MA: 'vous pouvez demander une réduction (abatement). Vous avez le plus souvent trois ans après la déclaration ou deux ans après la fixation de l’impôt',
    MI: 'vous pouvez demander une réunion informelle (informal conference) dans les 60 jours après la lettre, et faire appel d’une facture définitive au Tax Tribunal',
    PA: 'vous pouvez demander au Board of Appeals d’examiner un impôt fixé (assessment) : dans les 90 jours pour l’impôt sur le revenu, 60 pour la plupart des autres',
  }),
  ...stateWords('tax-sale', {
    CA: 'une maison ne peut être vendue que cinq ans après le défaut de paiement. Vous pouvez tout payer jusqu’au jour ouvrable avant la vente, ou demander à temps des parts par an',
    FL: 'l’acheteur du certificat fiscal (tax certificate) peut demander l’acte (tax deed) après deux ans. Vous pouvez payer jusqu’à ce que quelqu’un ait payé l’acte en entier au greffe (clerk)',
    TX: 'le bureau doit le plus souvent vous donner 12 mois ou plus pour payer en parts pour votre foyer (homestead). Dès 65 ans ou avec un handicap, vous pouvez reporter',
    AZ: 'vous pouvez le plus souvent payer et sauver la maison pendant trois ans après la vente d’un droit fiscal (tax lien)',
    GA: 'vous pouvez le plus souvent racheter la maison dans les 12 mois après une vente pour impôts (tax sale)',
    MA: 'vous pouvez racheter la maison jusqu’à ce que le tribunal y mette fin, et ce qui reste de la vente est à vous',
    MI: 'vous pouvez payer jusqu’au 31 mars de la troisième année, demander un plan pour difficultés, et réclamer ce qui reste après une vente',
    NJ: 'vous pouvez le plus souvent racheter la maison pendant deux ans après une vente pour impôts (tax sale). Plus tard, vous le pouvez jusqu’à un jugement',
    NC: 'le comté doit passer par le tribunal ou une voie semblable avant une vente. Vous pouvez payer jusqu’à ce que la vente soit définitive',
    OH: 'vous pouvez demander un plan de paiement au trésorier (treasurer). Vous pouvez racheter jusqu’à la confirmation de la vente (foreclosure)',
    PA: 'vous devez recevoir des avis par la poste et sur la maison avant une vente pour impôts (tax sale). Vous pouvez demander un plan de paiement',
    VA: 'la maison peut être vendue seulement par le tribunal, et vous pouvez payer jusqu’à la vente',
    WA: 'le comté peut saisir (foreclose) après trois ans. Vous pouvez payer jusqu’à la veille de la vente et demander un plan',
  }),
}
