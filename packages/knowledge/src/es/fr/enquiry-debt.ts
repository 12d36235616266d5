/** The French words of Spain: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'es.ask.prison-debt': {
    says: 'Non. On ne va pas en prison parce qu’on ne peut pas payer une dette normale. Seul cacher ses biens, ou ne pas payer la pension d’un enfant, peut être un délit.',
  },
  'es.ask.wage-limit': {
    says: 'Le salaire net jusqu’au minimum (1 221 € par mois en 2026) ne peut pas être pris. Au-dessus, 30 % de la part suivante, puis plus. Un tribunal ou un service public doit l’ordonner.',
    dependsOn: 'combien vous gagnez et qui le prend',
  },
  'es.ask.account': {
    says: 'Demandez à la banque quel tribunal ou service l’a ordonné. Puis envoyez fiches de paie et papiers de banque et demandez de libérer le salaire ou la retraite qui ne peut pas être pris.',
  },
  'es.ask.old-debt': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans. Mais un paiement, un aveu ou une demande écrite qui vous est parvenue fait repartir les cinq ans.',
    dependsOn: 'le dernier paiement et la dernière demande',
  },
  'es.ask.collector-home': {
    says: 'Non. Un recouvreur ne peut pas entrer, prendre des choses ni le dire à votre patron. Vous n’avez pas à ouvrir la porte.',
  },
  'es.ask.monitorio': {
    says: 'Payez ou opposez-vous par écrit sous 20 jours ouvrables. Jusqu’à 2 000 €, il ne faut pas d’avocat. Si vous ne faites rien, ils peuvent saisir votre salaire.',
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
  'es.ask.tax-instalments': {
    says: 'Oui. Demandez en ligne avant le dernier jour. Jusqu’à 50 000 €, aucune garantie n’est demandée. Des intérêts s’ajoutent.',
  },
  'es.ask.benefit-back': {
    says: 'Voyez les mois et le motif. Contestez sous dix jours si c’est un premier avis, ou déposez une reclamación previa sous 30 jours ouvrables. Vous pouvez demander à payer en plusieurs fois.',
  },
  'es.ask.myth-take-house': {
    says: 'Personne ne prend un logement à cause d’une lettre. Un tribunal doit décider, et il prend d’abord l’argent et le salaire.',
  },
  'es.ask.myth-all-wages': {
    says: 'Ils ne peuvent jamais tout prendre. La part jusqu’au salaire minimum est à vous.',
  },
  'es.ask.myth-children-debt': {
    says: 'La famille ne paie pas vos dettes, sauf si elle a signé. Les héritiers peuvent refuser ou accepter seulement avec ce qu’il y a (a beneficio de inventario).',
  },
  'es.ask.claim-yourself': {
    says: 'Écrivez d’abord, avec preuve de réception, et proposez de discuter : depuis avril 2025 il faut tenter un accord. Ensuite, avec des papiers qui prouvent la dette, demandez un monitorio. Jusqu’à 2 000 €, pas d’avocat : le tribunal a un formulaire.',
  },
}
