/** Questions about a summons, one's own claim and a free lawyer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'be.ask.summons': {
    says: 'Allez à la première audience. Contestez ou demandez des mensualités. Sans vous, vous êtes en général condamné.',
  },
  'be.ask.option-help': {
    title: 'Obtenir un conseil gratuit',
    says: 'Le bureau d’aide juridique ou le CPAS répond gratuitement aux premières questions.',
    cost: 'Rien.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Toute première question.',
  },
  'be.ask.free-lawyer': {
    says: 'Un premier conseil est gratuit pour tous (aide de première ligne). Avec peu de revenus, vous avez un avocat gratuit ou peu cher (pro deo). Portez vos preuves de revenus au BAJ, ou voyez un avocat pro deo.',
  },
  'be.ask.claim-yourself': {
    says: 'Envoyez un recommandé avec un dernier jour. Demandez ensuite au juge de paix une conciliation gratuite. Si elle échoue, un huissier remet une citation. Ce juge décide jusqu’à 5 000 €, et l’avocat n’est pas obligatoire.',
  },
  'be.ask.judgment': {
    says: 'Vous avez le plus souvent un mois après la signification du jugement pour faire appel. Vous étiez absent et la somme est trop petite pour l’appel ? Vous pouvez alors faire opposition dans ce mois. Il peut souvent être exécuté entre-temps : voyez un avocat ou l’aide juridique maintenant.',
  },
}
