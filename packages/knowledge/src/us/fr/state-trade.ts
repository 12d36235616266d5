/** The French words of the rows in ../state-trade.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TRADE_FR: Words = {
  ...stateWords('car-taken', {
    'AZ FL MI NJ NY NC TX VA WA':
      'la voiture peut être reprise seulement dans le calme. Vous devez être prévenu avant la vente, et pouvez la racheter jusque-là',
    CA: 'vous êtes prévenu 15 jours avant la vente d’une voiture reprise, et pouvez le plus souvent la récupérer en payant le retard',
    GA: 'ils doivent envoyer un avis en recommandé (certified mail) dans les 10 jours, sinon vous ne devez aucun reste après la vente',
    IL: 'vous avez 21 jours après l’avis pour récupérer la voiture. Si vous avez payé 30 % ou plus, vous pouvez une fois payer seulement le retard',
    MA: 'vous devez recevoir un avis et avoir 21 jours pour payer le retard avant qu’ils prennent la voiture',
    MD: 'vous devez recevoir un avis dans les cinq jours après la reprise de la voiture. Pendant les 15 jours suivants, vous pouvez le plus souvent la récupérer en payant le retard',
    ME: 'vous devez le plus souvent recevoir un avis et avoir 14 jours pour payer le retard avant qu’ils prennent la voiture',
    MN: 'vous devez être prévenu avant la vente d’une voiture reprise. Un prêteur qui a souvent accepté des paiements en retard doit d’abord vous écrire qu’il ne le fera plus',
    MO: 'vous devez le plus souvent recevoir un avis et avoir 20 jours pour payer le retard avant qu’ils prennent la voiture',
    NV: 'vous devez recevoir un avis écrit 10 jours avant la vente d’une voiture reprise, et pouvez la racheter jusque-là',
    OH: 'vous avez le plus souvent 20 jours après la reprise de la voiture pour payer le retard et la récupérer',
    PA: 'vous recevez un avis et avez 15 jours pour récupérer la voiture avant sa vente',
  }),
  ...stateWords('fair-trade', {
    AL: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte ou 100 $, le plus souvent dans l’année. Écrivez-lui 15 jours avant',
    AK: 'vous pouvez poursuivre une entreprise dans les deux ans pour des actes faux, pour trois fois votre perte ou 500 $',
    HI: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux, pour trois fois votre perte, ou 1 000 $ si c’est plus',
    ID: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte ou 1 000 $, ou annuler le contrat',
    IN: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte ou 500 $. Le plus souvent vous devez d’abord lui écrire, dans les six mois après l’avoir découvert',
    LA: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux, pour votre perte, mais seulement pendant un an',
    ME: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux, pour votre perte. Écrivez-lui 30 jours avant, avec les faits',
    MS: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte. Avant, vous devez essayer un programme de règlement approuvé par l’Attorney General',
    AZ: 'vous pouvez poursuivre une entreprise pour des actes faux, mais seulement pendant un an',
    CA: 'vous pouvez aller en justice pour de fausses affirmations d’une entreprise. Selon une loi, vous devez d’abord écrire et attendre 30 jours',
    FL: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux, pour votre perte. Le perdant doit peut-être payer les avocats',
    GA: 'vous pouvez poursuivre une entreprise pour des actes injustes. Écrivez 30 jours avant',
    IL: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux, le plus souvent dans les trois ans',
    MA: 'envoyez d’abord une lettre de réclamation (demand letter). Si aucune offre juste ne vient en 30 jours, un juge peut donner deux ou trois fois votre perte',
    MI: 'vous pouvez poursuivre une entreprise pour des actes injustes, pour votre perte ou 250 $, mais beaucoup de métiers avec permis sont exclus',
    NJ: 'vous pouvez poursuivre une entreprise pour des actes faux et recevoir trois fois votre perte et les frais d’avocat',
    NY: 'vous pouvez poursuivre une entreprise qui a trompé le public, pour votre perte ou 50 $, et plus si elle le savait',
    NC: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux et recevoir trois fois votre perte',
    OH: 'vous pouvez annuler une vente injuste ou demander votre perte en justice, le plus souvent dans les deux ans',
    PA: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte ou 100 $, et jusqu’à trois fois la somme',
    TX: 'vous pouvez poursuivre une entreprise pour de fausses affirmations. Écrivez 60 jours avant, avec les faits et la somme',
    VA: 'vous pouvez poursuivre une entreprise pour des actes faux, pour votre perte ou 500 $, et jusqu’à trois fois si c’était voulu',
    WA: 'vous pouvez poursuivre une entreprise pour des actes injustes ou faux et recevoir jusqu’à trois fois votre perte, dans une limite',
  }),
}
