/** A summons (dagvaarding) for the subdistrict judge (kantonrechter): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'nl.court.want': {
    says: 'Iemand begint een zaak tegen u. De dagvaarding zegt wat ze eisen en op welke dag de zaak begint.',
  },
  'nl.court.who': {
    says: 'Een deurwaarder brengt de brief voor de andere partij. De kantonrechter beslist tot € 25.000, en in alle zaken over huur en werk.',
  },
  'nl.court.real': { says: 'Er is nog niets beslist. U kunt nog antwoorden, ook zonder advocaat.' },
  'nl.court.not-yet': {
    says: 'Meestal mag niemand uw loon of spullen pakken voordat de rechter heeft beslist.',
  },
  'nl.court.rights': {
    says: 'U mag schriftelijk of zelf ter zitting antwoorden en om uitstel vragen. U betaalt hier geen griffierecht.',
  },
  'nl.court.deadline-day': {
    says: 'Antwoord of vraag uitstel uiterlijk op de zittingsdag in de dagvaarding.',
    action: 'Antwoord op de dagvaarding',
    consequence: 'De rechter geeft de ander meestal wat hij vraagt.',
  },
  'nl.court.step-day': { says: 'Zoek de zittingsdag en het zaaknummer. Schrijf ze nu op.' },
  'nl.court.step-reply': {
    says: 'Stuur uw antwoord vóór die dag naar de rechtbank, of ga erheen. U kunt ook uitstel vragen.',
  },
  'nl.court.step-help': { says: 'Bel het Juridisch Loket. Vraag hulp bij uw verweer.' },
  'nl.court.step-defend': {
    says: 'Zeg wat niet klopt en stuur bewijs: betalingen, brieven, het contract. Zeg het als de schuld verjaard is.',
  },
  'nl.court.step-costs': {
    says: 'Controleer de kosten. Zeg het als u nooit een veertiendagenbrief hebt gekregen.',
  },
  'nl.court.step-settle': {
    says: 'Klopt de schuld? Bel de deurwaarder snel en bied een regeling aan. Laat vastleggen dat de zaak stopt.',
  },
  'nl.court.right-week': {
    says: 'Meestal moet er minstens één week zitten tussen de dagvaarding en de zittingsdag.',
  },
  'nl.court.right-alone': { says: 'Bij de kantonrechter mag u zelf uw verhaal doen.' },
  'nl.court.right-fee': { says: 'Als u daar wordt gedagvaard, betaalt u geen griffierecht.' },
  'nl.court.option-defend': {
    title: 'Verweer voeren',
    says: 'Schrijf of vertel de rechter wat niet klopt.',
    cost: 'Geen griffierecht.',
    time: 'Vóór de zittingsdag.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U bent het niet of deels niet eens.',
  },
  'nl.court.option-settle': {
    title: 'Een regeling met de deurwaarder',
    says: 'Bied een maandbedrag en vraag de zaak te stoppen.',
    cost: 'Wat u aanbiedt en kosten.',
    time: 'Deze week.',
    risk: 'Antwoord toch de rechter zolang de zaak loopt.',
    bestFor: 'U bent het schuldig.',
  },
  'nl.court.option-help': {
    title: 'Gratis juridische hulp',
    says: 'Het Juridisch Loket zegt wat u kunt doen.',
    cost: 'Niets.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet niet wat u moet schrijven.',
  },
  'nl.court.warn-silent': {
    says: 'Als u niet reageert, wijst de rechter de eis meestal toe zonder u (verstek).',
  },
}
