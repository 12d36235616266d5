/** The French words of the rows in ../state-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BUILDERS_FR: Words = {
  ...stateWords('builder', {
    AZ: 'vous pouvez vous plaindre au Registrar dans les deux ans. Un fonds de l’État peut payer certaines pertes avec un constructeur qui a un permis',
    CA: 'un acompte pour des travaux chez vous peut être d’au plus 10 % ou 1 000 $, le plus petit des deux. Un constructeur sans permis ne peut pas garder votre argent',
    FL: 'un constructeur qui prend plus de 10 % doit demander les permis dans les 30 jours. Il doit le plus souvent commencer dans les 90 jours après leur arrivée',
    GA: 'un constructeur qui a besoin d’un permis et n’en a pas ne peut pas faire valoir le contrat contre vous',
    IL: 'des travaux chez vous de plus de 1 000 $ demandent un contrat écrit et un livret sur vos droits',
    MA: 'un acompte peut être d’au plus un tiers, à part les commandes spéciales. Un fonds de l’État peut payer certaines pertes',
    MI: 'l’argent payé à un constructeur est réservé à vos travaux. Un constructeur sans permis ne peut pas vous poursuivre',
    NJ: 'des travaux chez vous de plus de 500 $ demandent un contrat écrit et un constructeur inscrit. Une faute peut valoir trois fois votre perte',
    NY: 'des travaux chez vous de plus de 500 $ demandent un contrat écrit. Votre acompte doit être gardé à part pour vos travaux',
    NC: 'des travaux de 40 000 $ ou plus demandent un constructeur avec permis. Prendre l’argent et ne pas travailler peut être un acte commercial injuste',
    OH: 'des travaux de plus de 25 000 $ demandent un contrat écrit et un acompte de 10 % au plus. De plus petits travaux suivent la loi sur les ventes',
    PA: 'un acompte pour de plus grands travaux peut être d’au plus un tiers, à part les matériaux spéciaux. Vous pouvez annuler dans les trois jours ouvrables',
    TX: 'l’argent pour des travaux chez vous est réservé à ces travaux. Un constructeur qui le dépense pour autre chose enfreint peut-être la loi',
    VA: 'les constructeurs ont besoin d’un permis. Un fonds de l’État peut payer certaines pertes après que vous avez gagné au tribunal',
    WA: 'un constructeur doit être inscrit et avoir une garantie (bond). Vous pouvez la réclamer au tribunal dans les deux ans',
  }),
}
