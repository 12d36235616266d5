/** The French words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_FR: Words = {
  'nz.ask.healthy-homes': {
    says: 'Tout logement loué doit maintenant respecter les règles de logement sain (healthy homes standards) sur la chaleur, l’humidité et l’air.',
  },
  'nz.ask.repair-notice': {
    says: 'Donnez un avis de 14 jours pour réparer. Ensuite, le Tenancy Tribunal peut ordonner des travaux, moins de loyer ou des dommages et intérêts.',
  },
  'nz.ask.bond-law': {
    says: 'Un dépôt de garantie (bond) est de quatre semaines de loyer au plus, et doit être déposé dans les 23 jours ouvrés. Le propriétaire doit prouver un dégât qui dépasse l’usure.',
  },
  'nz.ask.fix-it': {
    says: 'Continuez à payer le loyer. Donnez au propriétaire un avis écrit de 14 jours pour réparer. Sinon, le Tenancy Tribunal peut ordonner les travaux, baisser le loyer et vous accorder une somme.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un bail à durée fixe ne finit plus tôt que si le propriétaire accepte, ou si le Tribunal le décide pour grande difficulté. Vous pouvez aussi demander de le céder; un refus exige une raison juste.',
  },
  'nz.ask.rent-up': {
    says: 'Le loyer peut monter une fois en 12 mois, avec 60 jours d’avis écrit. S’il est bien au-dessus du marché, le Tribunal peut le baisser.',
    dependsOn: 'les dates et votre bail',
  },
  'nz.ask.deposit': {
    says: 'Le dépôt de garantie (bond) est gardé par Tenancy Services. Demandez-le là-bas. Le propriétaire doit prouver tout dégât ; l’usure normale n’est pas à votre charge. Si vous n’êtes pas d’accord, utilisez le Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Depuis le 1er décembre 2025, un propriétaire ne peut refuser un animal que pour une bonne raison. Il peut demander un dépôt pour l’animal (pet bond) de deux semaines de loyer.',
    dependsOn: 'le logement et l’animal',
  },
  'nz.ask.repairs': {
    says: 'Demandez par écrit avec des photos. Si rien ne se passe, envoyez un avis de réparer sous 14 jours (14 day notice to remedy) et faites une demande au Tribunal. Continuez à payer le loyer.',
  },
  'nz.ask.entry': {
    says: 'Il leur faut votre accord, ou 48 heures d’avis pour une visite de contrôle et 24 heures pour des réparations. Une urgence est différente.',
  },
  'nz.ask.leaving': {
    says: 'Pour une location sans durée fixe (periodic tenancy), vous donnez par écrit au moins 21 jours de préavis. Une durée fixe (fixed term) vous lie, sauf si le propriétaire est d’accord ou si le Tribunal y met fin pour difficultés.',
    dependsOn: 'le type de location',
  },
}
