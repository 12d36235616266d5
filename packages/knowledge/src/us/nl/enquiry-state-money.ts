/** The Dutch words of the rows in ../enquiry-state-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_MONEY_NL: Words = {
  'us.ask-state.storage': {
    says: 'Betaal of maak schriftelijk een afspraak voor de verkoop, en vraag om papieren, foto’s en medicijnen. Het bedrijf moet u eerst schrijven, zoals de wet van de staat zegt.',
  },
  'us.ask-state.bounced-check': {
    says: 'Betaal de cheque snel, met bewijs. De wet van de staat begrenst wat erbij mag komen. Het is meestal alleen strafbaar als u wilde bedriegen.',
  },
  'us.ask-state.city-harm': {
    says: 'Stuur de stad, county of staat meteen een schriftelijke claim. Sommige geven maar 90 dagen of zes maanden. Maak foto’s en bewaar rekeningen en namen van getuigen.',
  },
  'us.ask-state.money-exam': {
    says: 'Ga erheen, of stuur de antwoorden voor die dag: het is een bevel van de rechter. Schrijf op welk geld veilig is, zoals uitkeringen. Daarmee hoeft u niet te betalen.',
  },
  'us.ask-state.rent-to-own': {
    says: 'U kunt de spullen meestal teruggeven en bent geen latere betalingen schuldig. Vraag een bewijs. In de meeste staten kunt u ook binnen enkele dagen bijbetalen en ze houden.',
  },
  'us.ask-state.old-judgment': {
    says: 'Een vonnis geldt meestal vijf tot 20 jaar en kan vaak worden verlengd. Vraag de griffie (clerk) de datum en elke verlenging voordat u betaalt of iets belooft.',
    dependsOn: 'uw staat, en of het vonnis is verlengd',
  },
}
