/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_FR: Words = {
  'nz.home.element-reason': {
    says: 'Un congé de 42 jours doit dire quelle raison de la loi il utilise.',
    name: 'La raison',
    ifMissing:
      'Nous ne voyons pas de raison. Un congé de 42 jours sans raison ne compte peut-être pas. Demandez à Community Law.',
  },
  'nz.home.know-form': {
    says: 'Un congé doit être écrit, donner l’adresse et le dernier jour, et être signé. Un congé de 42 jours doit donner la raison.',
  },
  'nz.home.right-ninety': {
    says: 'Depuis le 30 janvier 2025, un propriétaire peut mettre fin à une location sans durée fixe (periodic tenancy) avec 90 jours de préavis et sans raison.',
  },
  'nz.home.right-forty-two': {
    says: 'Avec 42 jours, il leur faut une raison de la loi. Le propriétaire ou sa famille s’installe, le logement est vendu vide, ou il en faut pour des travailleurs.',
  },
  'nz.home.right-fixed': {
    says: 'Une durée fixe (fixed term) ne peut pas finir plus tôt par un congé. À sa fin, elle continue, sauf si un côté a donné congé 90 à 21 jours avant.',
  },
  'nz.home.right-retaliation': {
    says: 'Un congé pour vous punir d’avoir défendu vos droits est contre la loi. Saisissez le Tribunal dans les 28 jours ouvrables, et il peut l’annuler.',
  },
  'nz.home.ninety': {
    says: 'Un congé sans raison doit vous donner au moins 90 jours. Nous comptons à partir de sa date, alors cela peut être un peu plus tard.',
    action: 'Partir, ou contester le congé',
    consequence: 'Ils peuvent demander au Tribunal un ordre d’expulsion (possession order).',
  },
  'nz.home.forty-two': {
    says: 'Un congé avec une raison du propriétaire doit vous donner au moins 42 jours. Nous comptons à partir de sa date, alors cela peut être un peu plus tard.',
    action: 'Partir, ou contester le congé',
    consequence: 'Ils peuvent demander au Tribunal un ordre d’expulsion (possession order).',
  },
  'nz.home.change-2025': {
    says: 'Depuis le 30 janvier 2025, un congé de 90 jours ne demande aucune raison.',
    was: 'Un propriétaire avait besoin d’une raison pour mettre fin à une location sans durée fixe (periodic tenancy).',
    is: 'Un propriétaire peut donner 90 jours de préavis sans raison.',
  },
  'nz.home.know-service': {
    says: 'Les jours comptent à partir du moment où un avis compte comme donné. Par la poste, ajoutez quatre jours ouvrés, et dans votre boîte aux lettres deux.',
  },
}
