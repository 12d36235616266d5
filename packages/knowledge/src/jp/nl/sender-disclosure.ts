/** The Dutch words of Japan: sender disclosure. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDER_DISCLOSURE_NL: Words = {
  'jp.copy.want-name': {
    says: 'Uw provider vraagt of hij uw naam mag geven aan iemand die zegt dat u online zijn rechten schond (意見照会書).',
  },
  'jp.copy.want-money': {
    says: 'Ze zeggen dat u een werk zonder toestemming gebruikte of deelde. Ze willen dat u stopt, en geld.',
  },
  'jp.copy.reality': {
    says: 'Dit is geen vonnis. U kunt eerst uw kant geven, en het bedrag kan betwist worden.',
  },
  'jp.copy.not-yet': {
    says: 'Niemand kan nu uw loon of bankgeld nemen. Eerst moet een rechter beslissen.',
  },
  'jp.copy.right-refuse': {
    says: 'U mag nee zeggen, met redenen, en de provider moet luisteren. Een rechter kan hem toch bevelen uw naam te geven.',
  },
  'jp.copy.right-proof': {
    says: 'Zij moeten aantonen dat u het was. Gebruiken anderen thuis de lijn, zeg dat dan.',
  },
  'jp.copy.right-sum': {
    says: 'Het bedrag moet bij de schade passen. De wet zegt hoe het berekend wordt, vraag dus de berekening.',
  },
  'jp.copy.right-too-old': {
    says: 'Een eis wegens schade is te oud drie jaar nadat zij de schade en u kenden. U moet dat zelf zeggen.',
  },
  'jp.copy.step-answer': {
    says: 'Antwoord uiterlijk op de datum in de brief, vaak twee weken. Zonder antwoord kan de provider zelf beslissen.',
  },
  'jp.copy.step-stop': {
    says: 'Stop nu het deelprogramma of haal het werk weg. Bewaar gegevens van wat er gebeurde.',
  },
  'jp.copy.step-lawyer': {
    says: 'Praat met een advocaat voordat u akkoord gaat te betalen. Het rechtshulpcentrum (法テラス) kan met de kosten helpen.',
  },
  'jp.copy.option-deny': {
    says: 'Schrijf wat niet klopt: u was het niet, een andere dag, of geen schade.',
    title: 'Nee zeggen, met redenen',
    cost: 'Een postzegel.',
    time: 'Uiterlijk op de datum in de brief.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U was het niet, of het bedrag is veel te hoog.',
  },
  'jp.copy.option-settle': {
    says: 'Spreek schriftelijk een bedrag af dat de hele zaak beëindigt (示談).',
    title: 'Schikken met hulp van een advocaat',
    cost: 'Het bedrag en de advocaat.',
    time: 'Enkele weken.',
    risk: 'Andere eigenaars kunnen u ook schrijven.',
    bestFor: 'U deelde of gebruikte het werk wel.',
  },
  'jp.insult.right-true': {
    says: 'Een waar bericht van publiek belang, om anderen te helpen, is geen laster. Een eerlijke mening over een winkel mag meestal. Bewaar bewijs.',
  },
  'jp.insult.step-answer': {
    says: 'Bewaar de pagina en de brief. U kunt het weghalen zonder schuld toe te geven. Teken en betaal niets voordat een advocaat het zag.',
  },
  'jp.insult.want': {
    says: 'Zij zeggen dat een bericht van u hun naam heeft geschaad en vragen geld. Dit is een gewone brief, geen papier van de rechter.',
  },
  'jp.insult.rights': {
    says: 'U kunt vragen welk bericht zij bedoelen en waarom het onrecht is, het betwisten of minder bieden. Een advocaat kan voor u antwoorden.',
  },
  'jp.insult.right-three-years': {
    says: 'De eis verjaart drie jaar nadat zij van de schade en van u wisten, of twintig jaar na het bericht. U moet dat zelf zeggen.',
  },
  'jp.insult.step-which': {
    says: 'Antwoord vóór de dag in de brief. Staat er niet welk bericht, vraag dan schriftelijk naar het adres, de dag en de woorden.',
  },
  'jp.insult.step-real': {
    says: 'Zoek de advocaat op in de lijst van de orde (日本弁護士連合会). Gebruik het nummer daar, niet dat in de brief.',
  },
  'jp.insult.step-quiet': {
    says: 'Schrijf online niets over de brief of de afzender. Een nieuw bericht kan de eis groter maken.',
  },
  'jp.insult.option-answer': {
    title: 'Antwoorden via een advocaat',
    says: 'Een advocaat schrijft wat niet klopt, of biedt een lager bedrag dat alles beëindigt (示談).',
    cost: 'Een honorarium. Houterasu kan het voorschieten bij een laag inkomen.',
    time: 'Vóór de dag in de brief.',
    risk: 'Wat u schriftelijk toegeeft, kan bij de rechter worden gebruikt.',
    bestFor: 'U ontkent het, of het bedrag is te hoog.',
  },
}
