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
}
