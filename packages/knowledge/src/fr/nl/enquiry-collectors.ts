/** Questions about collectors, formal demands and debts that are too old or unknown: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_WORDS: Words = {
  'fr.ask-debt.collector-seize': {
    says: 'Een incassobureau kan geen beslag leggen en niet binnenkomen. Het heeft een uitspraak van de rechter of andere titel nodig, en een gerechtsdeurwaarder (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Zonder uitspraak van de rechter zijn incassokosten voor de schuldeiser (artikel L. 111-8). Betaal alleen de schuld en de afgesproken rente.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Schrijf per aangetekende brief dat u de schuld betwist. Vraag het contract, de rekeningen en de berekening. Zij moeten ze bewijzen, niet u.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Antwoord schriftelijk voor de datum. Betaal wat klopt, bied een plan, of zeg waarom het fout is. Het is geen bevel van de rechter.',
  },
}
