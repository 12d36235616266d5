/** Questions about energy and water: cut off, prepayment meters and late bills. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_FR: Words = {
  'gb.ask-consumer.energy-cut-off': {
    says: 'C’est un dernier recours, et c’est rare. La société doit d’abord offrir un plan. Pour entrer, il lui faut votre accord ou un mandat (warrant). Appelez-la aujourd’hui et parlez de maladie, d’enfants ou de grand âge.',
    dependsOn: 'qui vit avec vous et si vous pouvez convenir d’un plan',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Ils doivent d’abord offrir un plan à votre portée. Ils ne peuvent pas l’imposer dans certains logements, comme avec un enfant de moins de deux ans. Pour entrer, il leur faut votre oui ou un mandat (warrant).',
    dependsOn: 'qui vit avec vous et si vous pouvez payer autrement',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Une société d’énergie ne peut pas facturer l’énergie utilisée il y a plus de 12 mois et oubliée, sauf si vous l’avez empêchée. Demandez d’enlever cette partie. Après huit semaines, allez à l’Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Une société d’eau ne peut ni couper ni ralentir l’eau chez vous parce que vous devez de l’argent. Demandez-lui un plan ou un tarif plus bas.',
  },
}
