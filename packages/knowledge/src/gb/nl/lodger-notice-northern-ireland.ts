/** Notice to a lodger in Northern Ireland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_NL: Words = {
  'gb.lodger.ni-no-court': {
    says: 'Wie bij de huisbaas inwoont heeft weinig recht om te blijven. Het hangt van het contract af: Housing Rights bekijkt het gratis.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'U krijgt de termijn uit uw contract. Staat er geen, dan moet die redelijk zijn.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Dreigt u binnen 28 dagen dakloos te worden, dan moet de Housing Executive het bekijken en helpen.',
  },
  'gb.lodger.ni-step': {
    says: 'Bel vandaag de Housing Executive en zeg dat u uw kamer kunt verliezen. Laat Housing Rights de brief nakijken.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Noem een dag waarop u kunt gaan en bied aan tot dan te betalen. Vraag een antwoord op papier.',
    title: 'Om meer tijd vragen',
    cost: 'De huur voor de extra dagen.',
    time: 'Eén bericht nu.',
    risk: 'De huisbaas kan nee zeggen.',
    bestFor: 'U kunt goed met de huisbaas en heeft enkele weken nodig.',
  },
}
