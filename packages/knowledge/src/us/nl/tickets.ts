/** The Dutch words of the rows in ../tickets.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKETS_NL: Words = {
  'us.ticket.want': {
    says: 'Een stad, county of staat zegt dat een regel voor verkeer of parkeren is overtreden. Zij wil een boete of een antwoord.',
  },
  'us.ticket.rights-summary': {
    says: 'U kunt betalen, of zeggen dat u niet schuldig bent en om een hoorzitting vragen.',
  },
  'us.ticket.right-hearing': {
    says: 'U hebt recht op een hoorzitting bij een rechter of ambtenaar. De manier en de laatste dag staan op de bon.',
  },
  'us.ticket.step-date': {
    says: 'Doe uiterlijk op de datum op de bon iets. Als u die mist, kunnen er kosten bij komen, en bij verkeersbonnen kan het uw rijbewijs kosten.',
  },
  'us.ticket.step-check': {
    says: 'Controleer het kenteken, de plaats, de datum en de code. Maak foto’s van borden en bewaar bonnen.',
  },
  'us.ticket.option-contest': {
    says: 'Vraag online, per post of ter plekke om een hoorzitting, en neem uw bewijs mee.',
    title: 'Aanvechten',
    cost: 'Op de meeste plaatsen gratis',
    time: 'Uiterlijk op de datum op de bon',
    risk: 'Een vroege korting kan verloren gaan.',
    bestFor: 'De bon is fout, of er misten borden.',
  },
  'us.ticket.option-plan': {
    says: 'Zeg de rechter dat u niet kunt betalen. Hij moet naar uw geld vragen voor hij u straft omdat u niet betaalt.',
    title: 'Om een plan of een lagere boete vragen',
    cost: 'Elke maand een deel van de boete',
    time: 'Voor de datum op de bon',
    risk: 'Geen.',
    bestFor: 'U kunt niet alles meteen betalen.',
  },
  'us.ticket.private': {
    says: 'Een bericht van een particuliere parkeerplaats is een rekening, geen boete. Alleen de overheid kan u een boete geven.',
  },
  'us.ticket.private-step': {
    says: 'Kijk wie het stuurde. Is het een particulier bedrijf, schrijf dan en vraag om bewijs en om het contract waarop het zich baseert.',
  },
  'us.ticket.private-option': {
    says: 'Schrijf waarom u het niet schuldig bent, met foto’s en bonnen.',
    title: 'De particuliere rekening betwisten',
    cost: 'Gratis',
    time: 'Voor de datum in het bericht',
    risk: 'Zij kunnen het aan een incassobureau geven, dat het moet bewijzen.',
    bestFor: 'Borden waren onduidelijk of u hebt betaald.',
  },
}
