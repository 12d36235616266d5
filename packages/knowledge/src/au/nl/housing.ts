/** Notices to end a tenancy and late rent, in every state, with the states and territories that have few rows: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_NL: Words = {
  'au.home.myth-date': {
    says: 'Een datum in een opzegging beëindigt uw huur niet vanzelf. Alleen een rechter (tribunal of court) kan bevelen dat u weggaat.',
  },
  'au.home.want': { says: 'Deze opzegging is de eerste stap, niet de laatste.' },
  'au.home.reality': {
    says: 'Een opzegging beëindigt uw huur niet vanzelf. Blijft u? Dan moet de verhuurder een rechter (tribunal of court) om een bevel vragen.',
  },
  'au.home.who': {
    says: 'Een verhuurder of makelaar is een particulier of een bedrijf. Hij mag u niet buitensluiten of uw spullen buiten zetten.',
  },
  'au.home.rights': {
    says: 'U kunt blijven tot er een bevel is. U kunt huur inhalen, de opzegging betwisten of tijd vragen.',
  },
  'au.home.not-yet': {
    says: 'Ze kunnen u vandaag niet uit huis zetten. Ze hebben een geldige opzegging nodig, een bevel, en dan politie of een deurwaarder (sheriff of bailiff).',
  },
  'au.home.know-form': {
    says: 'Een opzegging met het verkeerde formulier, verkeerde data of geen reden telt misschien niet.',
  },
  'au.home.right-hearing': {
    says: 'U hebt recht op een zitting bij de rechter (tribunal of court) van uw staat.',
  },
  'au.home.right-locks': {
    says: 'U hebt het recht uw sleutels, stroom en water te houden. Buitensluiten zonder bevel is tegen de wet.',
  },
  'au.home.right-notice': {
    says: 'U hebt recht op een schriftelijke opzegging met de termijn en, in de meeste staten, de reden die de wet vraagt.',
  },
  'au.home.step-stay': { says: 'Ga nog niet weg en teken niets dat de huur beëindigt.' },
  'au.home.step-type': {
    says: 'Zoek de reden, het formulier en de data op de opzegging. Die bepalen wat u kunt doen.',
  },
  'au.home.step-pay': {
    says: 'Gaat het om huur? Betaal nu wat u kunt of bied schriftelijk een regeling aan. Bewaar bewijs.',
  },
  'au.home.step-help': { says: 'Bel vandaag de gratis hulpdienst voor huurders van uw staat.' },
  'au.home.opt-pay': {
    says: 'Betaal alles, of spreek een regeling af, vóór de datum in de opzegging.',
    title: 'De huur inhalen',
    cost: 'De huur die u schuldig bent.',
    time: 'Vóór de datum in de opzegging.',
    risk: 'Betaalt u te laat? Dan kan de zaak doorgaan.',
    bestFor: 'U bent huur schuldig en kunt het geld vinden.',
  },
  'au.home.opt-dispute': {
    says: 'Ga naar de rechter (tribunal of court) van uw staat en vertel uw kant.',
    title: 'De opzegging betwisten',
    cost: 'Gratis of een klein bedrag.',
    time: 'Vóór de datum in de opzegging.',
    risk: 'Verliest u? Dan krijgt u een datum om te gaan.',
    bestFor: 'De reden klopt niet, of er staan fouten in de opzegging.',
  },
  'au.home.opt-time': {
    says: 'Vraag de verhuurder, of de rechter (tribunal), om een latere dag vanwege wat u nodig hebt.',
    title: 'Meer tijd vragen',
    cost: 'Gratis.',
    time: 'Nu.',
    risk: 'Ze kunnen nee zeggen.',
    bestFor: 'U hebt tijd nodig om een woning te vinden.',
  },
  'au.home.opt-help': {
    says: 'Een hulpdienst voor huurders kan de opzegging controleren. Vraag uw staat naar een huurlening of hulpgeld.',
    title: 'Gratis hulp vragen',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Geen.',
    bestFor: 'U weet niet goed wat u moet doen.',
  },
  'au.home.warn-hearing': {
    says: 'Ga naar de zitting. Veel bevelen komen er alleen omdat niemand kwam.',
  },
  'au.home.warn-database': {
    says: 'Schulden en bevelen kunnen u in een huurdersregister (tenant database) brengen. U kunt vragen het te zien en te verbeteren.',
  },
  'au.home.insight-plan': {
    says: 'Rechters (tribunals) laten mensen vaak in hun huis als er een eerlijke regeling voor de huur ligt.',
    actionable:
      'Neem een overzicht van uw geld en bewijs van uw eerste betaling mee naar de zitting.',
  },
}
