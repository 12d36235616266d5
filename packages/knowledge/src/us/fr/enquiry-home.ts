/** The French words of the rows in ../enquiry-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_FR: Words = {
  'us.ask-home.lockout': {
    says: 'Dans presque chaque État, un propriétaire ne peut pas vous enfermer dehors, couper le courant ni enlever vos affaires. Appelez maintenant la police, sur la ligne qui n’est pas pour les urgences, et l’aide juridique (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'Vous n’êtes pas obligé de partir le dernier jour d’un avis. Le propriétaire doit ensuite aller au tribunal et gagner. Répondez à temps à tout papier du tribunal et appelez l’aide juridique (legal aid) aujourd’hui.',
  },
  'us.ask-home.wants-me-out': {
    says: 'Pendant un bail à durée fixe, le propriétaire a besoin d’une raison. Pour une location au mois, un avis écrit est dû, dans la plupart des États 30 jours ou plus. Vous n’êtes pas obligé de partir avant qu’un tribunal l’ordonne.',
    dependsOn: 'votre bail, votre État et votre ville',
  },
  'us.ask-home.rent-behind': {
    says: 'Dites-le par écrit à votre propriétaire, offrez un plan et appelez le 211 pour une aide au loyer. Seul un tribunal peut vous ordonner de partir. Appelez l’aide juridique (legal aid) si vous recevez un avis.',
  },
  'us.ask-home.deposit': {
    says: 'Donnez votre nouvelle adresse et demandez-le par écrit. Chaque État fixe un délai, le plus souvent 14 à 45 jours, et l’usure normale ne peut pas être facturée. Allez ensuite au tribunal des petits litiges (small claims court).',
  },
  'us.ask-home.repairs': {
    says: 'Demandez la réparation par écrit et prenez des photos. Puis appelez l’inspecteur des logements de votre ville (code inspector). Ne retenez pas le loyer avant un conseil local, car les règles changent selon l’État.',
  },
  'us.ask-home.rent-increase': {
    says: 'Pendant un bail à durée fixe, le loyer peut monter seulement si le bail le dit. Après, il faut prévenir, et certains États et villes limitent la hausse.',
    dependsOn: 'votre bail, votre État et votre ville',
  },
  'us.ask-home.discrimination': {
    says: 'Plaignez-vous au HUD dans l’année, ou à votre État. Un propriétaire ne peut pas vous traiter moins bien pour la race, le sexe, la religion, les enfants ou un handicap. Il doit faire des changements justes pour un handicap.',
  },
  'us.ask-home.break-lease': {
    says: 'Vous devez peut-être le loyer jusqu’à l’arrivée d’un nouveau locataire. Des ordres militaires, un danger chez vous ou un logement invivable peuvent vous libérer. Dans la plupart des États, le propriétaire doit essayer de relouer.',
    dependsOn: 'votre raison, votre bail et votre État',
  },
  'us.ask-home.military-lease': {
    says: 'Avec des ordres militaires, vous pouvez mettre fin à un bail : donnez un avis écrit et une copie des ordres. Il finit 30 jours après le prochain loyer dû.',
  },
  'us.ask-home.enter': {
    says: 'Dans la plupart des États, un propriétaire doit prévenir, souvent 24 heures avant, et avoir une bonne raison. En cas d’urgence, il peut entrer tout de suite.',
    dependsOn: 'votre État et s’il y a une urgence',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Appelez l’aide juridique (legal aid) ou le 211 aujourd’hui. L’aide juridique est gratuite pour les bas revenus, et dans certaines villes chaque locataire au tribunal a un avocat gratuit.',
  },
  'us.ask-home.eviction-record': {
    says: 'Une société de vérification peut le plus souvent signaler une expulsion pendant sept ans. Vous pouvez obtenir son rapport, contester les erreurs et, dans beaucoup d’États, demander au tribunal de cacher l’affaire (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'Dans beaucoup d’États, payer tout le loyer, les frais et les coûts du tribunal avant l’audience ou le jugement arrête l’affaire. Payez de façon à garder une preuve. Allez quand même au tribunal et demandez la fin de l’affaire.',
    dependsOn: 'votre État et le jour où vous payez',
  },
  'us.ask-home.home-sold': {
    says: 'Un bail continue le plus souvent avec le nouveau propriétaire, et votre dépôt aussi. Sans bail à durée fixe, il doit donner le préavis de votre État. Demandez par écrit qui reçoit le loyer.',
    dependsOn: 'votre bail et votre État',
  },
  'us.ask-home.roommate-left': {
    says: 'Si vous avez tous deux signé le même bail, le propriétaire peut le plus souvent demander tout le loyer à chacun. Payez pour garder le logement, puis réclamez la part de l’autre à la small claims court.',
    dependsOn: 'si vous avez tous deux signé le même bail',
  },
  'us.ask-home.voucher-refused': {
    says: 'La loi fédérale permet à la plupart des propriétaires de refuser un bon (voucher), mais beaucoup d’États et de villes l’interdisent. Demandez le refus par écrit et plaignez-vous au bureau des droits civiques de votre État.',
    dependsOn: 'votre État et votre ville',
  },
}
