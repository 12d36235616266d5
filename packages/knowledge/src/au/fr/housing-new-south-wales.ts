/** Notices to end a tenancy and late rent in New South Wales: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NEW_SOUTH_WALES_FR: Words = {
  'au.home.nsw-element-reason': {
    says: 'En Nouvelle-Galles du Sud, un congé (notice) qui met fin à un bail doit donner une raison de la loi.',
    name: 'La raison',
    ifMissing:
      'Nous ne voyons pas de raison. Sans raison, le congé ne compte peut-être pas. Appelez un service pour locataires.',
  },
  'au.home.nsw-grounds': {
    says: 'Depuis le 19 mai 2025, un propriétaire en Nouvelle-Galles du Sud a besoin d’une raison de la loi pour mettre fin à tout bail, et de preuves pour beaucoup de raisons.',
  },
  'au.home.nsw-pay': {
    says: 'En Nouvelle-Galles du Sud, le congé (notice) pour loyer impayé prend fin si vous payez tout ce que vous devez, ou suivez un plan convenu. Payer en retard encore et encore est différent.',
  },
  'au.home.nsw-fourteen': {
    says: 'En Nouvelle-Galles du Sud, le loyer doit avoir 14 jours de retard avant un congé (notice), et le congé doit donner 14 jours.',
  },
  'au.home.nsw-ninety': {
    says: 'En Nouvelle-Galles du Sud, la plupart des raisons qui ne sont pas de votre faute demandent 90 jours de préavis. Pour un bail de six mois ou moins, c’est 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'En Nouvelle-Galles du Sud, seul le tribunal (NCAT) peut mettre fin au bail, et seul un officier du Sheriff (Sheriff’s officer) peut vous faire sortir.',
  },
  'au.home.nsw-change': {
    says: 'En Nouvelle-Galles du Sud, les expulsions sans raison ont pris fin le 19 mai 2025.',
    was: 'Un propriétaire pouvait mettre fin à un bail sans raison.',
    is: 'Un propriétaire a besoin d’une raison nommée dans la loi.',
  },
  'au.home.nsw-pay-by': {
    says: 'En Nouvelle-Galles du Sud, le congé (notice) pour loyer impayé doit vous donner 14 jours. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer le loyer, ou convenir d’un plan par écrit',
    consequence: 'Ils peuvent demander au tribunal de mettre fin au bail.',
  },
}
