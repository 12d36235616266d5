/** The Dutch words of the rows in ../ticket-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TICKET_LAW_NL: Words = {
  'us.ticket.right-due-process': {
    says: 'Een stad of staat moet u over de straf vertellen en u laten horen voor die definitief is.',
  },
  'us.ticket.right-not-excessive': {
    says: 'Boetes die veel te hoog zijn voor wat er is gedaan, zijn verboden. Dat geldt ook voor staten en steden.',
  },
  'us.ticket.ask-step-date': {
    says: 'Zoek de laatste dag op het papier en doe daarvoor iets. Als u die mist, kunnen er kosten bij komen.',
  },
  'us.ticket.ask-step-proof': {
    says: 'Verzamel bewijs: foto’s van de borden, bonnen, en papieren die laten zien wie de auto had.',
  },
  'us.ticket.ask-step-real': {
    says: 'Kijk of het echt is: zoek zelf de stad, rechtbank of dienst op. Gebruik geen link in een bericht.',
  },
  'us.ticket.ask-option-contest': {
    says: 'Vraag om een hoorzitting of een beoordeling, op de manier die op het papier staat.',
    title: 'Aanvechten',
    cost: 'Op de meeste plaatsen gratis',
    time: 'Uiterlijk op de datum op het papier',
    risk: 'Een vroege korting kan verloren gaan.',
    bestFor: 'Het is fout, of een ander had de auto.',
  },
  'us.ticket.ask-option-plan': {
    says: 'Vraag om in delen te betalen, of om een lager bedrag als uw inkomen laag is.',
    title: 'Om een plan vragen',
    cost: 'Elke maand een deel ervan',
    time: 'Voor de datum op het papier',
    risk: 'Geen.',
    bestFor: 'U kunt niet alles meteen betalen.',
  },
}
