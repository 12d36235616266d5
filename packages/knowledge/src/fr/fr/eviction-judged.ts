/** After the judge has ordered the eviction: the order to leave and more time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_JUDGED_WORDS: Words = {
  'fr.home.want-leave': {
    says: 'Un juge a ordonné l’expulsion. Le commissaire de justice vous dit de partir (commandement de quitter les lieux).',
  },
  'fr.home.reality-judged': {
    says: 'Il y a une décision de justice, donc c’est urgent. Vous avez encore du temps, des aides et un juge qui peut donner des délais.',
  },
  'fr.home.deadline-leave': {
    says: 'Vous avez deux mois après le commandement de quitter les lieux, sauf si le juge les a réduits. Demandez plus de temps au juge de l’exécution avant.',
    action: 'Demander des délais au juge et chercher un logement',
    consequence:
      'Après, on peut demander la force publique. Pas d’expulsion du 1er novembre au 31 mars dans la plupart des cas.',
  },
  'fr.home.rights-judged': {
    says: 'Vous pouvez encore demander du temps au juge de l’exécution, un logement à l’État (DALO) et un avocat gratuit.',
  },
  'fr.home.option-more-time': {
    title: 'Demander du temps au juge',
    says: 'Demandez un délai pour partir au juge de l’exécution, en recommandé avec avis de réception ou par une requête remise au greffe. Joignez les preuves de vos recherches de logement.',
    cost: 'Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle. Pas besoin d’avocat.',
    time: 'Une lettre maintenant, puis une audience.',
    risk: 'Le commandement continue tant que le juge n’a pas décidé. Pas de délai en cas de mauvaise foi.',
    bestFor: 'Vous n’avez pas encore de nouveau logement.',
  },
  'fr.home.step-more-time': {
    says: 'Demandez au juge de l’exécution des délais pour partir : d’un mois à un an. Montrez vos recherches de logement.',
  },
  'fr.home.step-dalo': {
    says: 'Si l’expulsion approche sans autre logement, déposez un recours DALO.',
  },
  'fr.home.right-home-help': {
    says: 'Vous avez le droit de demander un logement à l’État (DALO) si l’expulsion est ordonnée.',
  },
  'fr.home.warn-judged': {
    says: 'Un juge a décidé. Voyez aujourd’hui un avocat gratuit ou l’ADIL et demandez des délais.',
  },
  'fr.home.judged-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale).',
    learnMore:
      'Après un jugement, il faut un commandement de quitter les lieux, puis en général deux mois.',
  },
  'fr.home.judged-adil': {
    says: 'Appelez SOS loyers impayés (0 805 16 00 75) ou votre ADIL. Parlez du FSL à une assistante sociale.',
  },
  'fr.home.judged-three-years': {
    says: 'Pour des loyers, vous pouvez demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer courant avant l’audience.',
  },
  'fr.home.judged-time': {
    says: 'Vous avez le droit de demander au juge de l’exécution des délais pour partir : un mois à un an.',
  },
}
