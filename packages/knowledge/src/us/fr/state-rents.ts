/** The French words of the rows in ../state-rents.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTS_FR: Words = {
  ...stateWords('bad-home', {
    AZ: 'des défauts sérieux que vous avez signalés au propriétaire peuvent être déduits du loyer au tribunal',
    CA: 'un logement où l’on ne peut pas vivre est une défense dans une affaire de loyer impayé',
    FL: 'des défauts sérieux peuvent être une défense si vous avez écrit au propriétaire sept jours avant. Vous devez payer le loyer au tribunal',
    GA: 'le propriétaire doit garder le logement en bon état. Votre perte peut être déduite du loyer',
    IL: 'un logement où l’on ne peut pas vivre peut être une défense dans une affaire de loyer impayé',
    MA: 'un mauvais état que le propriétaire connaissait peut baisser le loyer ou arrêter l’expulsion',
    MI: 'le propriétaire doit garder le logement habitable et en bon état. Cela peut être déduit du loyer',
    NJ: 'un mauvais état peut baisser le loyer. Gardez l’argent prêt pour le tribunal',
    NY: 'un logement doit être habitable et sûr (warranty of habitability). Sinon, un juge peut baisser le loyer. Les frais de retard sont limités',
    NC: 'le propriétaire doit garder le logement habitable. Vous pouvez réclamer du loyer pour les mauvais mois, mais n’arrêtez pas de payer de vous-même',
    OH: 'vous pouvez payer le loyer au greffe (court clerk) si vous êtes à jour et avez signalé les défauts par écrit',
    PA: 'un logement doit être habitable. Sinon, un juge peut baisser le loyer',
    TX: 'vous ne pouvez le plus souvent pas retenir le loyer pour des réparations. Mais vous pouvez aller en justice si le propriétaire ne répare pas après votre avis',
    VA: 'un mauvais état peut être une défense si vous l’avez dit d’abord au propriétaire. Gardez le loyer, car un juge peut le demander',
    WA: 'le propriétaire doit garder le logement habitable. Des défauts sérieux peuvent être déduits du loyer au tribunal',
  }),
  ...stateWords('late-fee', {
    CO: 'des frais de retard (late fee) exigent sept jours de retard. Ils peuvent être de $50 ou 5 % du loyer, le plus élevé',
    CT: 'des frais de retard (late fee) exigent neuf jours de retard. Ils peuvent être de $5 par jour jusqu’à $50, ou 5 % du retard, le moins élevé',

    CA: 'des frais de retard doivent être proches de ce que le retard coûte vraiment au propriétaire',
    MA: 'des frais de retard sont permis seulement si le bail le dit et si le loyer a 30 jours de retard',
    NJ: 'des frais de retard doivent être dans le bail et raisonnables. Certaines personnes avec des aides ou des pensions ont cinq jours ouvrables de plus',
    NY: 'des frais de retard demandent cinq jours de retard. Ils peuvent être de 50 $ ou 5 % du loyer, le plus petit des deux. Ce n’est pas une raison d’expulser',
    NC: 'des frais de retard demandent cinq jours de retard. Ils peuvent être de 15 $ ou 5 % du loyer du mois, le plus grand des deux',
    TX: 'des frais de retard demandent un bail écrit et deux jours entiers de retard, et doivent être raisonnables',
    VA: 'des frais de retard doivent être dans le bail. Ils peuvent être de 10 % du loyer ou de ce qui est dû, le plus petit des deux',
    WA: 'des frais de retard sont permis seulement quand le loyer a plus de cinq jours de retard. Ils ne peuvent pas servir à vous expulser',
  }),
  ...stateWords('lease-early', {
    'AZ CA IL MI NC NJ NY OH TX VA WA':
      'un propriétaire doit le plus souvent essayer de relouer. Vous devez seulement ce qui est perdu jusque-là',
    FL: 'le propriétaire choisit : relouer, ou attendre et réclamer le loyer. Un bail peut limiter les frais de départ anticipé à deux mois de loyer',
  }),
}
