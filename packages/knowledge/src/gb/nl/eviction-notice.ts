/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_NL: Words = {
  'gb.home.option-help': {
    says: 'Ze kijken of de opzegging geldig is en spreken voor u bij de rechter.',
    title: 'Een gratis advocaat voor wonen vragen',
    cost: 'Niets.',
    time: 'Bel vandaag.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging of zittingsdatum.',
  },
  'gb.home.option-plan': {
    says: 'Bied schriftelijk de huur aan plus een bedrag voor de achterstand.',
    title: 'Een regeling voor de huur aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond.',
    risk: 'Houd u eraan, anders kan het tegen u werken.',
    bestFor: 'De huur is te laat maar u kunt nu betalen.',
  },
  'gb.home.option-defend': {
    says: 'Komt er een eis (claim)? Stuur het verweerformulier en ga naar de zitting.',
    title: 'Het bij de rechter betwisten',
    cost: 'Verweer kost niets.',
    time: 'Enkele weken tot een zitting.',
    risk: 'Verliest u, dan kunnen er kosten bijkomen.',
    bestFor: 'De opzegging klopt niet, of u hebt een goede reden.',
  },
  'gb.home.warn-court-papers': {
    says: 'Op papieren van de rechter staat een datum voor een formulier en een zitting. Ga naar de zitting, ook als u het formulier stuurde.',
  },
  'gb.home.warn-lodger': {
    says: 'Woont u bij uw verhuurder in huis? Dan hebt u minder rechten en is een kortere opzegtijd nodig. Vraag eerst advies.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Dit lijkt een section 21 notice van na 30 april 2026. In Engeland eindigden die opzeggingen op 1 mei 2026. Deze heeft dus geen kracht.',
    actionable:
      'Vertrek niet. Laat hem zien aan Shelter of een adviseur van rechtshulp (legal aid). Schrijf de verhuurder dat u blijft.',
  },
  'gb.home.insight-section-21-old': {
    says: 'Dit is een section 21 notice van vóór 1 mei 2026. Hij telt alleen als de verhuurder op tijd naar de rechter ging, uiterlijk op 31 juli 2026.',
    actionable:
      'Vraag schriftelijk of er een eis bij de rechter is, en sinds wanneer. Zo niet, dan telt de opzegging niet meer.',
  },
  'gb.home.insight-section-8': {
    says: 'Een section 8 notice moet de grond noemen. De rechter kijkt dan naar het bewijs, en bij veel gronden naar wat redelijk is.',
    actionable:
      'Zoek het nummer van de grond en vraag een adviseur wat daarvoor bewezen moet worden.',
  },
  'gb.home.change-section-21': {
    says: 'Sinds 1 mei 2026 mogen particuliere verhuurders in Engeland niet zonder reden ontruimen.',
    was: 'Een particuliere verhuurder kon zonder reden met twee maanden opzeggen.',
    is: 'Een verhuurder moet een wettelijke reden geven en die bij de rechter bewijzen.',
  },
  'gb.home.warn-order-made': {
    says: 'Misschien heeft een rechter u bevolen te vertrekken, of hebben deurwaarders (bailiffs) een datum. Vraag vandaag een gratis advocaat. U kunt de rechter misschien vragen het te stoppen.',
  },
  'gb.home.insight-sale': {
    says: 'Wil een verhuurder verkopen of er zelf wonen, dan moet hij vier maanden vooraf opzeggen. In de eerste 12 maanden van uw huur kan deze reden niet.',
    actionable:
      'Vergelijk de start van uw huur met de data in de opzegging, en vraag bewijs van het plan. Na uw vertrek mag het huis 12 maanden niet opnieuw verhuurd worden.',
  },
}
