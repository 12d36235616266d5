/** What a collector may not do, and how to deal with one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_NL: Words = {
  'es.debt.who': {
    says: 'Een incassobureau (empresa de recobro) is een particulier bedrijf. Het heeft niet meer macht dan het bedrijf waar u mee te maken had.',
  },
  'es.debt.no-visit-yet': {
    says: 'Niemand mag voor deze schuld uw huis in. U hoeft de deur niet open te doen voor een incasseerder.',
  },
  'es.debt.no-prison': {
    says: 'U kunt niet naar de gevangenis omdat u een rekening of lening niet kunt betalen.',
  },
  'es.debt.right-no-threats': {
    says: 'Niemand mag u bedreigen, voor anderen te schande maken of dwingen te betalen. Bedreiging en dwang zijn misdrijven.',
  },
  'es.debt.warning-pay-account': {
    says: 'Controleer de rekening en het bedrijf voor u betaalt. Bel het eerste bedrijf op een nummer dat u kent, niet dat in de brief.',
  },
  'es.debt.tactic-burofax': {
    says: 'Antwoord per burofax met bewijs van inhoud. Het bewijst wat u zei en wanneer.',
    risk: 'Het kost enkele euro’s, en het toont dat u van de schuld weet.',
    notWhen: 'Gebruik het niet om een oude schuld te erkennen.',
  },
}
