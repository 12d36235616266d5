/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'be.debt.want': {
    says: 'Men vraagt u te betalen. Deze brief vraagt alleen. Hij kan u op zich niet dwingen.',
  },
  'be.debt.who': {
    says: 'Een incassobureau, advocaat of deurwaarder die vóór een vonnis schrijft, heeft niet meer macht dan het bedrijf zelf.',
  },
  'be.debt.reality': {
    says: 'Geen rechter heeft beslist. Niemand mag loon, rekening of spullen in beslag nemen door deze brief.',
  },
  'be.debt.not-yet': {
    says: 'Ze kunnen nog niets in beslag nemen. Eerst is een vonnis of andere titel nodig.',
  },
  'be.debt.rights': {
    says: 'U hebt recht op een gratis eerste herinnering, 14 dagen om te betalen, begrensde kosten en betwisting.',
  },
  'be.debt.step-check': {
    says: 'Kijk wie vraagt, waarvoor, hoeveel en sinds wanneer. Betaal of teken niets voor u het weet.',
  },
  'be.debt.step-write': {
    says: 'Schrijf, bel niet. Betwist wat fout is, of vraag een plan. Bewaar een kopie.',
  },
  'be.debt.step-help': { says: 'Vraag gratis schuldbemiddeling bij uw OCMW of CAW.' },
  'be.debt.step-plan': {
    says: 'Bent u het schuldig, stel schriftelijk een kleine maandsom voor. Een rechter kan ook tijd geven.',
  },
  'be.debt.step-dispute': { says: 'Is het fout, zeg dit aangetekend en zeg waarom.' },
  'be.debt.right-proof': { says: 'Wie eist, moet de schuld bewijzen.' },
  'be.debt.right-respect': {
    says: 'Een incasseerder mag niet misleiden, dreigen of beschamen. Meld dit aan de FOD Economie.',
  },
  'be.debt.option-dispute': {
    title: 'Betwisten of bewijs vragen',
    says: 'Schrijf en vraag contract, facturen en afrekening.',
    cost: 'Een postzegel of niets.',
    time: 'Een uur.',
    risk: 'Laag. Ze kunnen naar de rechter gaan.',
    bestFor: 'Het is fout, oud of onbekend.',
  },
  'be.debt.option-plan': {
    title: 'Een afbetalingsplan vragen',
    says: 'Stel schriftelijk voor wat u kunt volhouden.',
    cost: 'Wat u voorstelt.',
    time: 'Een avond.',
    risk: 'Een schriftelijk ja kan de termijn opnieuw doen lopen.',
    bestFor: 'U bent het schuldig.',
  },
  'be.debt.option-help': {
    title: 'Gratis schuldbemiddeling',
    says: 'Uw OCMW helpt. Bij te veel schulden kan de arbeidsrechtbank een plan opleggen (collectieve schuldenregeling).',
    cost: 'Vragen is gratis.',
    time: 'Een afspraak.',
    risk: 'Het plan van de rechtbank is streng.',
    bestFor: 'U hebt veel schulden.',
  },
  'be.debt.insight-bailiff': {
    says: 'Een deurwaarder kan ook vóór een vonnis schrijven. Dat is minnelijk: dezelfde grenzen, geen beslag.',
    actionable: 'Vraag: "Welk vonnis hebt u?" Betaal niet meer dan de grenzen.',
  },
  'be.debt.warn-court': {
    says: 'Negeer nooit een dagvaarding. Komt u niet, dan wordt u meestal veroordeeld.',
  },
}
