/** Notices to end a tenancy and late rent in Victoria: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_FR: Words = {
  'au.home.vic-grounds': {
    says: 'Depuis le 25 novembre 2025, un bailleur (rental provider) dans le Victoria ne peut pas mettre fin à un bail sans raison. Beaucoup de raisons demandent 90 jours.',
  },
  'au.home.vic-pay': {
    says: 'Dans le Victoria, vous pouvez payer le loyer dans les 14 jours et le congé (notice) n’a pas d’effet, jusqu’à quatre fois en 12 mois.',
  },
  'au.home.vic-police': {
    says: 'Dans le Victoria, seul VCAT peut ordonner que vous partiez, et seule la police peut l’exécuter. VCAT demande si c’est juste.',
  },
  'au.home.vic-change': {
    says: 'Dans le Victoria, les congés sans raison (notices to vacate) ont pris fin le 25 novembre 2025.',
    was: 'Certains baux pouvaient finir sans raison à la fin de la première durée.',
    is: 'Il faut une raison nommée dans la loi.',
  },
  'au.home.vic-fourteen': {
    says: 'Dans le Victoria, le congé (notice) pour loyer impayé doit vous donner 14 jours. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer tout le loyer que vous devez',
    consequence: 'Ils peuvent demander un ordre à VCAT.',
  },
}
