/** Enforcement by a court, and seizures by public offices: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_FR: Words = {
  'es.enforce.want-enforce': {
    says: 'Il s’agit d’exécution (ejecución) : prendre de l’argent ou des biens (embargo) pour une dette.',
  },
  'es.enforce.who-court': {
    says: 'Un tribunal l’ordonne. En Espagne, il n’y a pas d’huissiers privés : le tribunal le dit à la banque ou à votre employeur.',
  },
  'es.enforce.who-public': {
    says: 'Un service public le fait lui-même, sans juge : fisc, sécurité sociale, votre ville ou la DGT.',
  },
  'es.enforce.rights': {
    says: 'Une part de votre salaire est toujours protégée. Vous pouvez vous opposer, et demander qu’on rende l’argent qui ne peut pas être pris.',
  },
  'es.enforce.reality': {
    says: 'C’est un vrai pouvoir, mais avec des limites. Personne ne prend tout votre salaire ni ce qu’il faut pour vivre.',
  },
  'es.enforce.no-home-entry': {
    says: 'Personne ne peut entrer chez vous sans votre oui ou l’ordre d’un juge.',
  },
  'es.enforce.deadline-oppose': {
    says: 'Vous avez dix jours ouvrables depuis le jour où vous avez reçu l’ordre d’exécution. Nous comptons depuis sa date.',
    action: 'S’opposer à l’exécution (oposición a la ejecución)',
    consequence: 'Le tribunal continue à prendre de l’argent et des biens.',
  },
  'es.enforce.deadline-public': {
    says: 'Contre une saisie ou une majoration publique, vous avez un mois depuis le lendemain de la réception.',
    action: 'Demander au service de revoir (recurso de reposición)',
    consequence: 'La saisie devient définitive.',
  },
  'es.enforce.right-oppose': {
    says: 'Vous pouvez vous opposer si vous avez payé, s’il y a un accord, si c’est trop tard, ou s’il y a des clauses abusives.',
  },
  'es.enforce.right-five-years': {
    says: 'L’exécution d’un jugement doit être demandée sous cinq ans depuis le jour où il est devenu définitif.',
  },
  'es.enforce.right-mortgage-oppose': {
    says: 'Pour une hypothèque, vous avez dix jours ouvrables pour vous opposer, aussi pour clauses abusives. Vous pouvez libérer votre logement en payant le retard.',
  },
  'es.enforce.right-mortgage-pause': {
    says: 'Les familles en danger peuvent demander au tribunal d’arrêter l’expulsion d’un logement hypothéqué jusqu’au 15 mai 2028.',
  },
  'es.enforce.right-instalments-tax': {
    says: 'Vous pouvez demander au fisc de payer en plusieurs fois (aplazamiento). Faites-le avant qu’il prenne de l’argent.',
  },
  'es.enforce.step-read': {
    says: 'Cherchez trois choses : le tribunal ou service, le numéro du dossier et la date de réception. Marquez le dernier jour.',
  },
  'es.enforce.step-lawyer': {
    says: 'Demandez un avocat. Avec un petit revenu, il est gratuit. L’aide juridique du premier procès peut continuer pour l’exécution.',
  },
  'es.enforce.step-plan': {
    says: 'Offrez un plan au créancier. S’il accepte, les deux peuvent demander une pause au tribunal.',
  },
  'es.enforce.step-budget': {
    says: 'Si vous avez beaucoup de dettes, demandez maintenant une deuxième chance. L’ouverture de cette affaire peut arrêter les saisies.',
  },
  'es.enforce.option-oppose': {
    title: 'S’opposer à l’exécution',
    says: 'Dites au tribunal pourquoi elle doit s’arrêter : payé, accord, trop tard ou clauses abusives.',
    cost: 'Un avocat au-dessus de 2 000 €, ou l’aide juridique gratuite.',
    time: 'Dix jours ouvrables.',
    risk: 'Si vous perdez, des frais s’ajoutent.',
    bestFor: 'Il y a une raison légale et des preuves.',
  },
  'es.enforce.option-plan': {
    title: 'Convenir de payer en plusieurs fois',
    says: 'Offrez une somme fixe par mois et demandez au créancier de le dire au tribunal.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Sans son oui, la saisie continue.',
    bestFor: 'Vous la devez et gagnez plus que la limite.',
  },
  'es.enforce.option-plan-public': {
    title: 'Demander au service de payer en plusieurs fois',
    says: 'Demandez un plan en ligne ou sur place (fraccionamiento). Demandez de lever la saisie quand le plan court.',
    cost: 'Les intérêts et la majoration.',
    time: 'Quelques minutes pour demander.',
    risk: 'L’argent déjà pris est le plus souvent gardé.',
    bestFor: 'Vous la devez et ne pouvez pas tout payer d’un coup.',
  },
  'es.enforce.warning-hide': {
    says: 'Ne cachez pas et ne donnez pas ce que vous avez pour y échapper. C’est un délit (alzamiento de bienes).',
  },
  'es.enforce.tactic-list': {
    says: 'Quand le tribunal demande ce que vous possédez, répondez. Citez d’abord ce qui vous gêne le moins.',
    risk: 'Ne pas répondre peut coûter des amendes.',
    notWhen: 'N’oubliez rien de ce que vous possédez.',
  },
}
