/** Claims over a post or a word that is said to hurt a name: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAMATION_NL: Words = {
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
