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
  'es.ask.collector-home': {
    says: 'Non. Un recouvreur ne peut pas entrer, prendre des choses ni le dire à votre patron. Vous n’avez pas à ouvrir la porte.',
  },
  'es.ask.asnef': {
    says: 'Écrivez gratuitement à la liste et demandez vos données. Si la dette est de moins de 50 €, payée, de plus de cinq ans ou si l’on ne vous a rien dit, demandez de l’effacer. Sinon, allez à l’AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Demandez par écrit à la nouvelle société le contrat et la preuve qu’elle a acheté votre dette. Vous gardez les mêmes défenses. Ne payez pas avant de voir la preuve.',
  },
  'es.ask.many-debts': {
    says: 'Demandez l’aide juridique gratuite et la loi de la deuxième chance (segunda oportunidad). Un juge peut effacer la plupart des dettes des gens de bonne foi. Payez d’abord logement, électricité et nourriture.',
  },
  'es.ask.revolving': {
    says: 'Si le taux est bien au-dessus de l’habituel, un juge peut le dire usuraire. Pour les cartes, le Tribunal Supremo regarde environ six points au-dessus de la moyenne. Alors vous ne rendez que ce que vous avez reçu.',
    dependsOn: 'le taux (TAE) et la date du contrat',
  },
  'es.ask.myth-children-debt': {
    says: 'La famille ne paie pas vos dettes, sauf si elle a signé. Les héritiers peuvent refuser ou accepter seulement avec ce qu’il y a (a beneficio de inventario).',
  },
  'es.ask.guarantor': {
    says: 'Vous ne répondez que de ce que vous avez signé, avec les défenses du débiteur. Sans le mot solidario, ils doivent d’abord viser le débiteur. Ce que vous payez, vous pouvez le lui réclamer.',
    dependsOn: 'ce que dit le papier que vous avez signé',
  },
}
