/** De eis om spullen terug te geven: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_NL: Words = {
  'gb.claim.goods-want': {
    says: 'Ze vragen de rechter u de spullen te laten teruggeven, of te laten betalen. De rechter heeft nog niets beslist.',
  },
  'gb.claim.goods-rights': {
    says: 'U kunt naar de zitting gaan en vragen de spullen te houden en kleinere bedragen te betalen. De rechter kan u tijd geven.',
  },
  'gb.claim.goods-reality': {
    says: 'Dit is een echte rechtszaak met een datum voor de zitting. Ga erheen, want de rechter kan zonder u beslissen.',
  },
  'gb.claim.goods-no-default': {
    says: 'Ze kunnen vóór de zitting niet winnen alleen omdat u geen formulier stuurde. In dit soort zaken komt er geen vonnis zonder zitting.',
  },
  'gb.claim.goods-step-advice': {
    says: 'Bel deze week een gratis schuldadviseur. Geef de spullen niet af en teken niets voordat u advies hebt.',
  },
  'gb.claim.goods-step-form': {
    says: 'Vul het formulier voor erkenning of verweer in. Stuur het vóór de datum op de papieren. U kunt daarop betalingen aanbieden.',
  },
  'gb.claim.goods-step-hearing': {
    says: 'Ga naar de zitting met een budget en bewijs van wat u hebt betaald.',
  },
  'gb.claim.goods-right-third': {
    says: 'Hebt u een derde van de volle prijs of meer betaald? Dan mogen ze de spullen niet terughalen zonder bevel van de rechter of uw toestemming.',
  },
  'gb.claim.goods-right-time': {
    says: 'U kunt de rechter om een time order vragen. Daarmee betaalt u kleinere bedragen over een langere tijd.',
  },
  'gb.claim.goods-right-end': {
    says: 'Bij huurkoop (hire purchase) kunt u misschien stoppen en de spullen teruggeven als de helft is betaald. Vraag eerst advies, want het moment is belangrijk.',
  },
  'gb.claim.goods-option-keep': {
    says: 'Bied op het formulier en op de zitting aan wat u kunt missen.',
    title: 'Vragen om ze te houden en in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Nu een formulier, en een halve dag op de rechtbank.',
    risk: 'Mist u een betaling die de rechter bepaalde, dan kunt u de spullen kwijtraken.',
    bestFor: 'U hebt de spullen nodig en kunt elke maand iets betalen.',
  },
  'gb.claim.goods-option-help': {
    says: 'Een adviseur kan nagaan wat u hebt betaald en welke weg u het minst kost.',
    title: 'Gratis hulp vragen vóór de zitting',
    cost: 'Niets.',
    time: 'Een gesprek deze week.',
    risk: 'Geen, als u toch naar de zitting gaat.',
    bestFor: 'Iedereen met dit soort eis.',
  },
}
