/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'es.ask.prison-debt': {
    says: 'Non. On ne va pas en prison parce qu’on ne peut pas payer une dette normale. Seul cacher ses biens, ou ne pas payer la pension d’un enfant, peut être un délit.',
  },
  'es.ask.old-debt': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans. Mais un paiement, un aveu ou une demande écrite qui vous est parvenue fait repartir les cinq ans.',
    dependsOn: 'le dernier paiement et la dernière demande',
  },
  'es.ask.many-debts': {
    says: 'La loi de la seconde chance existe vraiment. Un juge peut effacer presque toutes les dettes d’une personne de bonne foi, en vendant ses biens ou par un plan de trois à cinq ans. Les dettes fiscales jusqu’à une limite, les pensions jamais. Ne payez pas de société d’avance : demandez un avocat gratuit au barreau. Pas de nouvelle dette, ne cachez rien. D’abord logement, électricité, nourriture.',
  },
  'es.ask.myth-children-debt': {
    says: 'La famille ne paie pas vos dettes, sauf si elle a signé. Les héritiers peuvent refuser ou accepter seulement avec ce qu’il y a (a beneficio de inventario).',
  },
}
