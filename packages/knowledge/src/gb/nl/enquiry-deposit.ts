/** Questions about a tenancy deposit in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Vraag schriftelijk om de borg en een lijst van elke inhouding met bewijs. Bent u het niet eens? Gebruik de gratis geschillendienst van de borgregeling (deposit scheme). De verhuurder moet de schade bewijzen.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Uw verhuurder had 30 dagen om de borg te beschermen en u te zeggen waar. Zo niet, dan kunt u hem terugeisen plus één tot drie keer het bedrag. U hebt zes jaar.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'U betaalt niet voor gewone slijtage door gebruik. Een verhuurder mag alleen geld vragen voor echte schade of vuil, min de leeftijd van het ding.',
  },
}
