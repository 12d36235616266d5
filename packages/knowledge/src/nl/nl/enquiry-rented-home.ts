/** Questions about visits, rent and service costs, and the first steps for tenants: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_WORDS: Words = {
  'nl.ask.step-home': { says: 'Vraag het Juridisch Loket voordat u uw verhuurder antwoordt.' },
  'nl.ask.right-home': { says: 'Alleen een rechter kan uw huur tegen uw wil beëindigen.' },
  'nl.ask.rent-rise': {
    says: 'In 2026 is de grens 4,4 % in de vrije sector, 6,1 % in de middensector en 4,1 % in sociale huur vanaf juli. Voor een heel lage huur of een hoog inkomen gelden andere grenzen. Een beding in uw contract dat meer geeft, telt daarboven niet, en er mag één verhoging per jaar. Schrijf dat u het niet eens bent en betaal de oude huur met het deel dat mag. Houdt de verhuurder vol, dan kan de Huurcommissie beslissen.',
    dependsOn: 'uw soort woning',
  },
  'nl.ask.landlord-enters': {
    says: 'Alleen als u dat goedvindt, of bij echte nood zoals een gesprongen leiding. Voor dringende reparaties moet de verhuurder het eerst vragen en een tijd afspreken. Schrijf dat u geen bezoek zonder afspraak toestaat.',
  },
  'nl.ask.service-costs': {
    says: 'U betaalt alleen de echte kosten. De verhuurder moet binnen zes maanden na het jaar een overzicht sturen. Vraag de rekeningen te zien. Bent u het niet eens, dan kan de Huurcommissie beslissen.',
  },
  'nl.ask.rent-unpaid': {
    says: 'Zeg het vandaag aan uw verhuurder en bied schriftelijk data aan. Eén maand te laat beëindigt de huur meestal niet: dat kan alleen een rechter, vaak bij drie maanden. Vraag de gemeente om schuldhulp en kijk of u huurtoeslag kunt krijgen.',
  },
  'nl.ask.agent-fee': {
    says: 'Een bemiddelaar die voor de verhuurder werkt, mag u geen kosten rekenen voor het vinden van de woning. U kunt ze terugvragen.',
  },
}
