/** Vragen over parkeren: wat u doet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_NL: Words = {
  'gb.ask-parking.step-who': {
    says: 'Lees de bovenkant van de brief. “Penalty” betekent een gemeente (council) of de politie. “Parking charge” betekent een particulier bedrijf.',
  },
  'gb.ask-parking.step-days': {
    says: 'Zoek de datum en tel de dagen. Veertien dagen bepalen vaak de prijs, en 28 dagen het recht op bezwaar.',
  },
  'gb.ask-parking.step-proof': {
    says: 'Bewaar uw bewijs: betaalbewijs, bankafschrift, foto’s van borden en berichten van het bedrijf.',
  },
  'gb.ask-parking.step-appeal': {
    says: 'Maak schriftelijk bezwaar voordat u betaalt. Met betalen is de zaak voorbij.',
  },
  'gb.ask-parking.step-court': {
    says: 'Doe eerst papieren van de rechter. Die hebben een laatste dag. Mist u die, dan kunt u zonder zitting verliezen.',
  },
  'gb.ask-parking.right-appeal': {
    says: 'U hebt recht op gratis bezwaar tegen bijna elke parkeerboete.',
  },
  'gb.ask-parking.right-tribunal': {
    says: 'Bij boetes van de gemeente (council) hebt u recht op een gratis en onafhankelijk tribunaal.',
  },
  'gb.ask-parking.right-driver': {
    says: 'U hoeft een particulier parkeerbedrijf niet te zeggen wie er reed.',
  },
  'gb.ask-parking.fact-reality': {
    says: 'Particuliere boetes kunt u schuldig zijn als de borden duidelijk zijn. Boetes van de gemeente groeien als u ze laat liggen. Beide kunnen met goede redenen vervallen.',
  },
  'gb.ask-parking.fact-rights': {
    says: 'U kunt de foto’s vragen, uw redenen geven en een onafhankelijk persoon laten beslissen.',
  },
  'gb.ask-parking.fact-bailiff': {
    says: 'Er kan geen deurwaarder (bailiff) komen voor een parkeerboete zonder eerst een bevel van de rechter.',
  },
  'gb.ask-parking.option-appeal': {
    says: 'Maak bezwaar bij wie hem stuurde, en daarna bij de onafhankelijke instantie.',
    title: 'Bezwaar maken',
    cost: 'Gratis',
    time: '14 tot 28 dagen',
    risk: 'Na 14 dagen verliest u misschien de lagere prijs.',
    bestFor: 'U hebt een reden of bewijs.',
  },
  'gb.ask-parking.option-pay': {
    says: 'Betaal vroeg en bewaar het bewijs.',
    title: 'De lagere prijs betalen',
    cost: 'Vaak iets meer dan de helft',
    time: 'Binnen 14 dagen',
    risk: 'Na betalen kunt u geen bezwaar meer maken.',
    bestFor: 'De boete klopt.',
  },
  'gb.ask-parking.option-help': {
    says: 'Ze kunnen de brief met u bekijken en met formulieren helpen.',
    title: 'Citizens Advice vragen',
    cost: 'Gratis',
    time: 'Een gesprek of een bezoek',
    risk: 'De dagen lopen door.',
    bestFor: 'U bent niet zeker, of er kwamen papieren van de rechter.',
  },
  'gb.ask-parking.warning-court': {
    says: 'Laat een laatste brief (letter before claim) of papieren van de rechter nooit liggen, ook niet als u de boete oneerlijk vindt.',
  },
  'gb.ask-parking.myth-ignore': {
    says: 'Het advies om particuliere boetes te laten liggen is verouderd. Bedrijven gaan nu vaak naar de rechter.',
  },
}
