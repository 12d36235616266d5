/** The Dutch words of the rows in ../tax-of-states-and-counties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_OF_STATES_AND_COUNTIES_NL: Words = {
  'us.state-tax.want': {
    says: 'Een staat, county of stad zegt dat u belasting moet betalen.',
  },
  'us.state-tax.rights-summary': {
    says: 'U kunt vragen hoe zij het hebben berekend, protest indienen of in beroep gaan, en vragen om in delen te betalen.',
  },
  'us.state-tax.right-appeal': {
    says: 'U hebt het recht om protest in te dienen of in beroep te gaan. In het bericht staan de manier en de laatste dag.',
  },
  'us.state-tax.step-date': {
    says: 'Zoek de laatste dag voor een protest en de eigen website van het kantoor. Gebruik geen link in de brief als u twijfelt.',
  },
  'us.state-tax.step-check': {
    says: 'Vergelijk het met uw aangifte en betalingen. Antwoord schriftelijk met kopieën van uw bewijs.',
  },
  'us.state-tax.option-appeal': {
    says: 'Schrijf uiterlijk op de laatste dag dat u het niet eens bent en waarom.',
    title: 'Protest of beroep',
    cost: 'In de meeste staten gratis',
    time: 'Uiterlijk op de dag in het bericht',
    risk: 'De rente loopt door als u verliest.',
    bestFor: 'Het bedrag klopt niet of is niet voor u.',
  },
  'us.state-tax.option-plan': {
    says: 'Bij de meeste belastingkantoren kunt u in delen betalen. Vraag het online of per telefoon op hun eigen site.',
    title: 'Om een betaalplan vragen',
    cost: 'Elke maand een deel, en rente',
    time: 'Voor de dag in het bericht',
    risk: 'Zij kunnen toch een pandrecht (lien) laten noteren.',
    bestFor: 'U bent het schuldig maar kunt niet alles meteen betalen.',
  },
}
