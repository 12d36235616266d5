/** A summons, a judgment and acts of a bailiff (huissier, gerechtsdeurwaarder): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Iemand vraagt de rechter tegen u te beslissen. De dagvaarding of het verzoekschrift roept u op.',
  },
  'be.court.claim-who': {
    says: 'Kleine schulden, huur, energie en zorg gaan naar de vrederechter, dicht bij u.',
  },
  'be.court.claim-reality': {
    says: 'Er is nog niets beslist. Ga naar de eerste zitting: daar telt uw woord.',
  },
  'be.court.claim-not-yet': { says: 'Ze kunnen geen beslag leggen vóór een betekend vonnis.' },
  'be.court.claim-rights': {
    says: 'U mag zelf komen, betwisten, tijd vragen en bij een laag inkomen een gratis advocaat krijgen.',
  },
  'be.court.claim-step-date': { says: 'Noteer dag, uur en rechtbank van de eerste zitting.' },
  'be.court.claim-step-go': {
    says: 'Ga erheen. Zeg of u betwist, of vraag maandsommen. Komt u niet, dan wordt u meestal veroordeeld.',
  },
  'be.court.claim-step-aid': {
    says: 'Vraag nu een gratis advocaat bij het bureau voor juridische bijstand.',
  },
  'be.court.claim-step-proof': {
    says: 'Breng bewijs mee: betalingen, brieven, contract. Zeg het als de schuld verjaard is.',
  },
  'be.court.claim-step-time': {
    says: 'Vraag de rechter afbetalingstermijnen. Breng uw budget mee.',
  },
  'be.court.claim-right-heard': {
    says: 'U hebt recht om gehoord te worden en op minstens acht dagen tussen dagvaarding en zitting.',
  },
  'be.court.claim-right-time': { says: 'U hebt het recht tijd te vragen om te betalen.' },
  'be.court.claim-right-aid': { says: 'Met een laag inkomen hebt u recht op een gratis advocaat.' },
  'be.court.claim-option-go': {
    title: 'Naar de zitting gaan',
    says: 'Vertel uw kant, of vraag tijd.',
    cost: 'Niets zonder advocaat.',
    time: 'Een voormiddag.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Iedereen met een dagvaarding.',
  },
  'be.court.claim-option-plan': {
    title: 'Een plan afspreken vóór de zitting',
    says: 'Stel schriftelijk een maandsom voor. Ga toch naar de zitting.',
    cost: 'Wat u voorstelt.',
    time: 'Een brief.',
    risk: 'De kosten van de dagvaarding blijven.',
    bestFor: 'U bent het schuldig.',
  },
  'be.court.claim-option-help': {
    title: 'Een gratis advocaat krijgen',
    says: 'Vraag het bureau voor juridische bijstand.',
    cost: 'Niets of een deel.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Uw inkomen is laag.',
  },
  'be.court.claim-warn': {
    says: 'Mis de eerste zitting niet. Een verstekvonnis is moeilijk te herstellen.',
  },
  'be.court.judgment-want': {
    says: 'Een rechter heeft beslist. Het papier zegt wat u moet betalen of doen.',
  },
  'be.court.judgment-who': {
    says: 'Een gerechtsdeurwaarder betekent het vonnis. De termijn start die dag.',
  },
  'be.court.judgment-reality': {
    says: 'Het is ernstig, maar u kunt nog beroep doen, een plan of hulp vragen.',
  },
  'be.court.judgment-deadline': {
    says: 'U hebt één maand na de betekening om beroep aan te tekenen.',
    action: 'Beroep aantekenen tegen het vonnis',
    consequence: 'Daarna is het vonnis definitief.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Ga snel naar een advocaat of het bureau voor juridische bijstand. Toon de datum van betekening.',
  },
  'be.court.judgment-step-plan': {
    says: 'Schrijf de deurwaarder en stel een maandsom voor vóór een beslag.',
  },
  'be.court.judgment-step-help': {
    says: 'Bij veel schulden: vraag het OCMW naar collectieve schuldenregeling.',
  },
  'be.court.judgment-right-appeal': {
    says: 'U hebt recht op beroep tegen de meeste vonnissen boven € 2.000.',
  },
  'be.court.judgment-right-money': {
    says: 'Een deel van uw loon en alle kinderbijslag is niet vatbaar voor beslag.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Beroep aantekenen',
    says: 'Een advocaat tekent op tijd beroep aan.',
    cost: 'Een advocaat, of rechtsbijstand.',
    time: 'Eén maand om te starten.',
    risk: 'Soms moet u intussen betalen.',
    bestFor: 'Het vonnis is duidelijk fout.',
  },
  'be.court.judgment-option-plan': {
    title: 'Een plan afspreken met de deurwaarder',
    says: 'Stel een maandsom voor met uw budget.',
    cost: 'Wat u voorstelt.',
    time: 'Een brief.',
    risk: 'U moet het volhouden.',
    bestFor: 'U aanvaardt het vonnis.',
  },
  'be.court.officer-want': { says: 'Een deurwaarder vraagt te betalen, of start een beslag.' },
  'be.court.officer-who': {
    says: 'Een gerechtsdeurwaarder is een openbaar ambtenaar. Voor beslag is een vonnis of andere titel nodig.',
  },
  'be.court.officer-reality-none': {
    says: 'We zien geen vonnis. Dan kan de deurwaarder alleen vragen, met begrensde kosten.',
  },
  'be.court.officer-reality': {
    says: 'De brief spreekt van een titel, dus hij kan worden uitgevoerd. Een plan blijft mogelijk, en veel is beschermd.',
  },
  'be.court.officer-not-yet': { says: 'Zonder titel mag niemand binnenkomen of spullen nemen.' },
  'be.court.officer-deadline-bank': {
    says: 'U hebt 15 dagen na de aanzegging om zich te verzetten bij de beslagrechter.',
    action: 'Verzet doen tegen het derdenbeslag',
    consequence: 'Daarna betaalt de bank of werkgever uit.',
  },
  'be.court.officer-deadline-goods': {
    says: 'U hebt vijf dagen na de eerste akte van beslag om de deurwaarder te zeggen welke spullen beschermd zijn.',
    action: 'Beschermde spullen melden',
    consequence: 'Daarna kan dit niet meer.',
  },
  'be.court.officer-step-title': {
    says: 'Vraag een kopie van het vonnis en de volledige afrekening.',
  },
  'be.court.officer-step-plan': {
    says: 'Stel nu schriftelijk een maandsom voor. Zeg het als u schuldbemiddeling hebt.',
  },
  'be.court.officer-step-help': { says: 'Bel uw OCMW of CAW voor gratis schuldbemiddeling.' },
  'be.court.officer-right-goods': {
    says: 'Bed, kleren, wasmachine, verwarming, frigo, tafel, kinderspullen en werktuigen zijn beschermd.',
  },
  'be.court.officer-right-pay': {
    says: 'Een basisdeel van uw loon is beschermd. De bedragen wijzigen elk jaar en stijgen per kind.',
  },
  'be.court.officer-right-benefits': {
    says: 'Kinderbijslag, leefloon en andere steun blijven beschermd, ook een tijd op de rekening.',
  },
  'be.court.officer-right-judge': { says: 'U mag naar de beslagrechter.' },
  'be.court.officer-option-plan': {
    title: 'Een plan afspreken',
    says: 'Stel een maandsom voor met uw budget.',
    cost: 'Wat u voorstelt, en kleine kosten.',
    time: 'Een brief.',
    risk: 'Kosten lopen door als u stopt.',
    bestFor: 'U bent het schuldig.',
  },
  'be.court.officer-option-collective': {
    title: 'Collectieve schuldenregeling vragen',
    says: 'De arbeidsrechtbank kan beslagen stoppen en één plan opleggen. Het OCMW helpt.',
    cost: 'Indienen is gratis.',
    time: 'Enkele weken.',
    risk: 'Strenge regels tot zeven jaar.',
    bestFor: 'U hebt veel schulden.',
  },
}
