/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_NL: Words = {
  'es.work.want-objective': {
    says: 'Ze zeggen dat de baan eindigt om redenen van het bedrijf, of omdat u er niet meer geschikt voor bent. U hebt niets verkeerd gedaan.',
  },
  'es.work.right-twenty-days': {
    says: 'Bij objectieve redenen krijgt u 20 dagen loon per jaar, tot 12 maanden, tegelijk met de brief.',
  },
  'es.work.right-fifteen-notice': {
    says: 'Bij objectieve redenen krijgt u 15 dagen opzegging, met zes betaalde uren per week om werk te zoeken. Zo niet, dan betalen ze die dagen.',
  },
  'es.work.right-collective': {
    says: 'Bij collectief ontslag (ERE) moet het bedrijf eerst met de werknemerskant praten. U krijgt toch een eigen brief en minstens 20 dagen per jaar.',
  },
  'es.work.insight-money-same-time': {
    says: 'Bij een objectief ontslag moet het geld met de brief worden aangeboden. Zo niet, dan is het meestal oneerlijk.',
    actionable: 'Schrijf op of en wanneer u het geld kreeg.',
  },
  'es.work.tactic-take-money': {
    says: 'U mag het aangeboden geld nemen en het ontslag toch aanvechten.',
    risk: 'Wint u, dan telt mee wat u kreeg.',
    notWhen: 'Niet als u een afspraak tekent in de bemiddeling.',
  },
  'es.work.right-figures': {
    says: 'De brief moet feiten geven: bij geldredenen de cijfers. "Het gaat slecht met de firma" is niet genoeg. Dan noemt een rechter het ontslag meestal onterecht.',
  },
}
