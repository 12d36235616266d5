/** Questions about the deposit for a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSIT_NL: Words = {
  'ca.ask.deposit': {
    says: 'Elke provincie heeft haar eigen grens en tijd om de borg terug te geven. Vraag hem schriftelijk, met foto’s, en ga naar het tribunaal als ze weigeren.',
    dependsOn: 'uw provincie',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario mag een verhuurder geen borg voor schade nemen. Alleen een borg voor de laatste huurperiode mag, en die moet rente opleveren.',
  },
  'ca.ask.deposit-bc': {
    says: 'Geef uw nieuwe adres op papier. In British Columbia heeft de verhuurder dan 15 dagen om de borg terug te betalen of een aanvraag te doen. Doet hij dat niet, dan kunt u het dubbele eisen.',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec mag een verhuurder geen borg vragen, alleen de eerste huurbetaling. U kunt de borg terugvragen.',
  },
  'ca.ask.deposit-on-back': {
    says: 'Vraag de borg schriftelijk terug. In Ontario mag een verhuurder alleen een borg voor de laatste huurperiode houden. Bij elke andere borg gaat u binnen één jaar naar de Board (formulier T1).',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta is een borg hoogstens één maand huur. Die moet binnen 10 dagen terugkomen, of u moet een overzicht krijgen van wat is gehouden.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia is een borg hoogstens een halve maand huur. Die moet binnen 10 dagen terugkomen, of de verhuurder moet vragen hem te houden.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Ja, vaak. De verhuurder heeft 15 dagen vanaf het einde van de huur of uw adres op papier, als dat later is. Betaalde of vroeg hij toen niets? Dan kunt u bij het kantoor (Branch) het dubbele eisen.',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta moet die binnen 10 dagen terug zijn, met een lijst van elk ingehouden bedrag. Zonder inspectierapporten mag niets voor schade worden gehouden. Ga naar de RTDRS, goedkoop en snel.',
  },
}
