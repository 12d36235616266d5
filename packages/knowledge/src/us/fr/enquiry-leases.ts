/** The French words of the rows in ../enquiry-leases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_FR: Words = {
  'us.ask-home.deposit': {
    says: 'Donnez votre nouvelle adresse et demandez-le par écrit. Chaque État fixe un délai, le plus souvent 14 à 45 jours, et l’usure normale ne peut pas être facturée. Allez ensuite au tribunal des petits litiges (small claims court).',
  },
  'us.ask-home.military-lease': {
    says: 'Avec des ordres militaires, vous pouvez mettre fin à un bail : donnez un avis écrit et une copie des ordres. Il finit 30 jours après le prochain loyer dû, sans frais pour départ anticipé. Les ordres qui mettent fin au service sont le plus souvent traités de même : l’aide juridique de la base est gratuite.',
  },
  'us.ask-home.enter': {
    says: 'Dans la plupart des États, un propriétaire doit prévenir, souvent 24 heures avant, et avoir une bonne raison. En cas d’urgence, il peut entrer tout de suite.',
    dependsOn: 'votre État et s’il y a une urgence',
  },
  'us.ask-home.home-sold': {
    says: 'Un bail continue le plus souvent avec le nouveau propriétaire, et votre dépôt aussi. Sans bail à durée fixe, il doit donner le préavis de votre État. Demandez par écrit qui reçoit le loyer.',
    dependsOn: 'votre bail et votre État',
  },
  'us.ask-home.roommate-left': {
    says: 'Si vous avez tous deux signé le même bail, le propriétaire peut le plus souvent demander tout le loyer à chacun. Payez pour garder le logement, puis réclamez la part de l’autre à la small claims court.',
    dependsOn: 'si vous avez tous deux signé le même bail',
  },
}
