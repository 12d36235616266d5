/** An enforcement officer (commissaire de justice) who comes to evict: rights and time. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_BY_OFFICER_WORDS: Words = {
  'fr.home.officer-leave': {
    says: 'Un juge a ordonné l’expulsion. Le commissaire de justice vous dit de partir (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Cet acte seul ne met pas fin au bail et n’expulse pas. Il ouvre un délai pour payer ou trouver une aide. Seul un juge décide.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Il y a une décision de justice, donc c’est urgent. Vous avez encore du temps, des aides et un juge qui peut donner des délais.',
  },
  'fr.home.officer-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Appelez aujourd’hui SOS loyers impayés (0 805 16 00 75) ou votre ADIL. C’est gratuit.',
  },
  'fr.home.officer-fsl': {
    says: 'Demandez le FSL à une assistante sociale et prévenez la CAF. Payez le loyer courant si vous pouvez.',
  },
  'fr.home.officer-time': {
    says: 'Demandez au juge de l’exécution des délais pour partir : d’un mois à un an. Montrez vos recherches de logement.',
  },
  'fr.home.officer-three-years': {
    says: 'Vous avez le droit de demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer.',
  },
  'fr.home.officer-right-winter': {
    says: 'Vous avez droit à la trêve hivernale : en général pas d’expulsion du 1er novembre au 31 mars.',
  },
  'fr.home.officer-rights': {
    says: 'Vous pouvez rester jusqu’à la décision du juge. Vous pouvez demander du temps, des aides et un avocat gratuit.',
  },
  'fr.home.officer-option-help': {
    title: 'Obtenir de l’aide logement gratuite',
    says: 'L’ADIL, une assistante sociale et le FSL peuvent éviter beaucoup d’expulsions.',
    cost: 'Rien.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne en retard de loyer ou avec un congé.',
  },
}
