/** A summons (citation, dagvaarding): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Iemand vraagt de rechter tegen u te beslissen. De dagvaarding of het verzoekschrift roept u op.',
  },
  'be.court.claim-who': {
    says: 'Kleine schulden, huur, energie en zorg gaan naar de vrederechter, dicht bij u.',
  },
  'be.court.claim-reality': {
    says: 'Er is nog niets beslist. Ga naar de eerste zitting: daar telt uw woord.',
  },
  'be.court.claim-not-yet': {
    says: 'Er kan niets verkocht of van uw loon genomen worden vóór een betekend vonnis. In zeldzame gevallen kan geld of goed eerder geblokkeerd worden.',
  },
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
}
