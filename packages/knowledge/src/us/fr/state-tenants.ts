/** The French words of the rows in ../state-tenants.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_TENANTS_FR: Words = {
  ...stateWords(['pay-to-stay', 'pay-to-stay-case'], {
    AZ: 'payer tout le loyer et les frais de retard avant le dépôt de l’affaire sauve le bail. Plus tard, vous devez aussi des frais, et après un jugement le propriétaire doit être d’accord',
    CA: 'payer tout le loyer dans le délai indiqué dans l’avis règle l’affaire. Plus tard, un juge peut encore vous laisser rester en cas de difficultés',
    FL: 'vous devez payer le loyer au tribunal dans les cinq jours pour être entendu. Un propriétaire ne peut pas expulser pour punir une plainte',
    GA: 'payer tout le loyer et les frais du tribunal dans les sept jours après les papiers met fin à l’affaire, une fois en 12 mois',
    IL: 'payer tout le loyer dans les cinq jours de l’avis règle l’affaire',
    MA: 'vous pouvez rester si vous payez tout le loyer au plus tard le jour où votre réponse est due. Sans bail écrit, vous n’avez le plus souvent que dix jours après l’avis',
    MO: 'payer tout le loyer et les frais au plus tard le jour du jugement met fin à l’affaire. Payer le jugement avant qu’il soit définitif arrête le plus souvent l’expulsion',
    MS: 'vous pouvez rester si vous payez tout avant l’audience, ou au plus tard le jour que le juge fixe pour partir. C’est le plus souvent sept jours',
    MI: 'vous pouvez rester si vous payez tout le loyer et les frais dans les 10 jours après le jugement',
    NJ: 'payer tout le loyer et les frais met fin à l’affaire. Vous pouvez encore payer dans les trois jours ouvrables après l’avis d’expulsion ou l’expulsion',
    NY: 'payer tout le loyer dû avant l’audience met fin à une affaire de loyer impayé. Tout payer avant l’expulsion l’arrête aussi le plus souvent',
    NC: 'payer le loyer et les frais avant le jugement met fin à l’affaire. Vous avez 10 jours pour faire appel',
    OH: 'un propriétaire ne peut pas vous expulser pour punir une plainte. Pour de mauvaises réparations, vous pouvez payer votre loyer au tribunal',
    PA: 'vous pouvez arrêter une expulsion pour loyer en payant tout le loyer et les frais avant qu’elle ait lieu. Vous avez 10 jours pour faire appel',
    SC: 'cinq jours de retard de loyer peuvent suffire pour une affaire, car la plupart des baux contiennent déjà l’avis. Après les papiers, vous avez dix jours pour demander une audience',
    TN: 'payer tout le loyer dans les 14 jours de l’avis sauve le bail. Une ligne en gras dans le bail peut renoncer à cet avis',
    TX: 'vous pouvez faire appel d’un jugement d’expulsion dans les cinq jours. Vous payez ensuite le loyer au tribunal',
    VA: 'l’avis doit être écrit. Vous pouvez rester si vous payez tout ce qui est dû jusqu’à 48 heures avant la venue de l’officier de justice (sheriff)',
    WA: 'vous pouvez rester si vous payez tout ce qui est dû dans les cinq jours de tribunal (court days) après le jugement. Vous pouvez demander un plan',
  }),
  ...stateWords('no-revenge', {
    'AZ CA FL GA IL MA MI NJ NY NC OH TX VA WA CO CT HI IA KY MD MN NV OR SC TN WI':
      'un propriétaire ne peut pas vous expulser ni augmenter le loyer pour punir une plainte sur des réparations',
  }),
  ...stateWords('repairs', {
    AZ: 'prévenez par écrit : 10 jours, ou 5 jours si la santé est en danger. Pour de petites réparations, vous pouvez déduire le coût',
    CA: 'le logement doit être habitable, avec une cuisinière et un réfrigérateur dans la plupart des baux depuis 2026. Après un avis et une attente juste, vous pouvez réparer et déduire jusqu’à un mois de loyer',
    FL: 'prévenez par écrit de ce qui ne va pas. Si ce n’est pas réparé en sept jours, vous avez peut-être une défense, ou pouvez partir',
    GA: 'le propriétaire doit garder le logement en bon état et habitable. Prévenez par écrit',
    IL: 'après un avis écrit et 14 jours, vous pouvez réparer de petits défauts et déduire le coût, dans des limites',
    MA: 'demandez au bureau de la santé (board of health) d’inspecter. Vous pouvez ensuite réparer ou retenir le loyer, selon des règles',
    MI: 'chaque bail promet un logement en bon état et utilisable. Prévenez par écrit',
    NJ: 'le logement doit être habitable. Après un avis, vous pouvez réparer ce qui est vital et déduire le coût',
    NY: 'chaque bail promet un logement habitable et sûr. Un juge peut baisser le loyer pour mauvais état',
    NC: 'le propriétaire doit garder le logement habitable et sûr. Vous ne pouvez pas arrêter le loyer sans un tribunal, mais pouvez en réclamer une partie',
    OH: 'après un avis écrit et un temps juste, 30 jours au plus, vous pouvez payer votre loyer au tribunal',
    PA: 'chaque bail promet un logement habitable. Dites-le au propriétaire par écrit avant de retenir le loyer',
    TX: 'écrivez en recommandé (certified mail) et soyez à jour du loyer. Le propriétaire a le plus souvent sept jours pour faire un effort juste',
    VA: 'après un avis écrit, vous pouvez payer le loyer au tribunal et demander à un juge d’ordonner les réparations (tenant’s assertion)',
    WA: 'après un avis écrit, le propriétaire a 24 heures, 72 heures ou 10 jours, selon la gravité',
  }),
}
