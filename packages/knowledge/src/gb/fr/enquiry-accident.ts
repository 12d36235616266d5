/** Questions of a few words about an accident: the general answer, and what to tell next. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_FR: Words = {
  'gb.ask-first.accident': {
    says: 'Voyez un médecin et notez aujourd’hui comment c’est arrivé, avec photos et noms. Sur la route : échangez les données, prévenez l’assurance. Si ce n’était pas possible, ou s’il y a un blessé sans preuve d’assurance : la police dans les 24 heures. Au travail : le registre (accident book). Vous avez le plus souvent trois ans. Ne signez pas d’offre avant un rapport médical. Dites-nous où c’était.',
  },
}
