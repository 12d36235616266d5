/** Reminders and letters of debt collectors, lawyers and bailiffs before any court: Book XIX of the Code of economic law: the words in Dutch. */
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
  'be.debt.know-caps': {
    says: 'De vergoeding is begrensd: € 20 tot € 150. Tot € 500: € 30 plus 10 % boven € 150. Daarboven: € 65 plus 5 %, hoogstens € 2.000.',
    learnMore:
      'Alleen voor een particulier tegenover een bedrijf, en als het contract dit bepaalt.',
  },
  'be.debt.deadline-fourteen': {
    says: 'U hebt minstens 14 kalenderdagen na de eerste herinnering voor er kosten bijkomen. Per post begint dit op de derde werkdag.',
    action: 'Betalen, betwisten of een plan vragen',
    consequence: 'Daarna kunnen begrensde kosten en intrest bijkomen.',
  },
  'be.debt.step-check': {
    says: 'Kijk wie vraagt, waarvoor, hoeveel en sinds wanneer. Betaal of teken niets voor u het weet.',
  },
  'be.debt.step-costs': {
    says: 'Vergelijk de kosten met de wettelijke grenzen. Betaal alleen wat mag.',
  },
  'be.debt.step-write': {
    says: 'Schrijf, bel niet. Betwist wat fout is, of vraag een plan. Bewaar een kopie.',
  },
  'be.debt.step-help': { says: 'Vraag gratis schuldbemiddeling bij uw OCMW of CAW.' },
  'be.debt.step-plan': {
    says: 'Bent u het schuldig, stel schriftelijk een kleine maandsom voor. Een rechter kan ook tijd geven.',
  },
  'be.debt.step-dispute': { says: 'Is het fout, zeg dit aangetekend en zeg waarom.' },
  'be.debt.right-free-reminder': {
    says: 'U hebt recht op een eerste herinnering zonder kosten, en dan 14 dagen.',
  },
  'be.debt.right-caps': { says: 'U hebt recht op begrensde kosten. Een hoger bedrag telt niet.' },
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
  'be.debt.charge-first': {
    name: 'Kosten van de eerste herinnering',
    says: 'De eerste herinnering is gratis.',
  },
  'be.debt.element-sum': {
    name: 'Het verschuldigde bedrag',
    says: 'De herinnering moet het bedrag en de komende vergoeding vermelden.',
    ifMissing: 'We zien geen duidelijk bedrag. Vraag het schriftelijk.',
  },
  'be.debt.charge-small': {
    name: 'Het schadebeding',
    says: 'Voor een schuld tot € 150 is het schadebeding hoogstens € 20.',
  },
  'be.debt.charge-middle': {
    name: 'Het schadebeding',
    says: 'Voor een schuld van € 150 tot € 500 is het € 30 plus 10 % boven € 150, dus hoogstens € 65.',
  },
  'be.debt.right-instalments': {
    says: 'Voor periodieke facturen zijn drie herinneringen per jaar gratis. Andere kosten hoogstens € 7,50 en de post.',
  },
}
