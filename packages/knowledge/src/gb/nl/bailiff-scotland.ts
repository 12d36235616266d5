/** Court enforcement in Scotland: sheriff officers. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_NL: Words = {
  'gb.bailiff.scotland-wants': {
    says: 'Ze willen dat u een schuld betaalt waarvoor al een bevel van de rechter of een summary warrant bestaat.',
  },
  'gb.bailiff.scotland-who': {
    says: 'In Schotland dwingen gerechtsdienaren (sheriff officers) schulden af, geen bailiffs. Het zijn ambtenaren van de rechtbank. Schuldeisers huren hen in.',
  },
  'gb.bailiff.scotland-home': {
    says: 'Gerechtsdienaren (sheriff officers) mogen uw woning niet in om spullen te halen, tenzij een rechter een exceptional attachment order gaf. Dat is zeldzaam.',
  },
  'gb.bailiff.scotland-reality': {
    says: 'Meestal halen ze daarna geld van loon of bankrekening. Een bezoek om spullen uit een woning te halen is zeldzaam.',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'In Schotland kunt u een moratorium vragen. Het stopt het meeste afdwingen voor 6 maanden. U kunt het zelf aanvragen.',
    learnMore:
      'Het geeft u tijd voor advies over een afbetalingsplan (debt payment programme), een trust deed of faillissement. De rente stopt niet.',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: 'Ze moeten gereedschap laten staan dat u voor werk nodig hebt, en een auto die u echt nodig hebt, tot een vaste waarde.',
  },
  'gb.bailiff.scotland-right-package': {
    says: 'Voordat er beslag op spullen komt (attachment), moet u een pakket met schuldadvies en informatie krijgen.',
  },
  'gb.bailiff.scotland-right-bank': {
    says: 'Is er beslag op uw bankrekening (arrestment)? Dan blijft er een minimum voor u over. Bij een te hard beslag kunt u de rechter vragen het op te heffen.',
  },
  'gb.bailiff.scotland-step-call': {
    says: 'Bel de gerechtsdienaren (sheriff officers) voordat de tijd in de brief voorbij is. Bied aan wat u kunt volhouden en schrijf de naam op.',
  },
  'gb.bailiff.scotland-over-call': {
    says: 'Bel vandaag de gerechtsdienaren (sheriff officers), ook al is de tijd in de brief voorbij. Bied aan wat u kunt volhouden en schrijf de naam op.',
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: 'Kunt u niet betalen? Vraag het moratorium van 6 maanden aan bij de Accountant in Bankruptcy. Vraag eerst gratis advies.',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Vraag gratis advies bij Citizens Advice Scotland of National Debtline. Vraag naar het Debt Arrangement Scheme.',
  },
  'gb.bailiff.scotland-step-check': {
    says: 'Klopt de schuld niet? Vraag een kopie van het vonnis (decree) of de summary warrant. Schrijf de schuldeiser waarom het niet klopt.',
  },
  'gb.bailiff.scotland-option-plan': {
    says: 'Bied een bedrag aan dat u kunt volhouden en vraag de regeling op papier.',
    title: 'Betalingen afspreken met de gerechtsdienaren',
    cost: 'Wat u aanbiedt',
    time: 'Voordat de tijd van het bevel voorbij is',
    risk: 'Mist u een betaling, dan kunnen ze beslag leggen op loon of bankrekening.',
    bestFor: 'U bent het schuldig en kunt steeds een beetje betalen.',
  },
  'gb.bailiff.scotland-option-help': {
    says: 'Een schuldadviseur (money adviser) kan u helpen het moratorium te gebruiken en een langer plan te kiezen.',
    title: 'Advies vragen en het moratorium gebruiken',
    cost: 'Gratis',
    time: 'Enkele dagen',
    risk: 'Het geeft tijd. De schuld blijft bestaan.',
    bestFor: 'U hebt meer schulden of kunt niet betalen.',
  },
  'gb.bailiff.scotland-step-read': {
    says: 'Controleer de schuld, het bedrag en de data. Klopt er iets niet? Schrijf het meteen aan de schuldeiser.',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'Is het verlies te hard voor u of uw gezin, vraag de sheriff het geld vrij te geven. U hoeft het mandate niet te tekenen: zonder wacht het geld 14 weken.',
  },
  'gb.bailiff.scotland-right-wages': {
    says: 'Een deel van elk loon blijft altijd van u, volgens een vaste tabel. Klopt het bevel of bedrag niet, dan kan de sheriff dat vaststellen en geld terug bevelen. U kunt nog een schuldenplan vragen, ook voor council tax. Is het goedgekeurd, dan eindigt het beslag.',
  },
}
