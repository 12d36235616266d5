/** Questions about a higher rent, the rent brake and the right to leave: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_NL: Words = {
  'de.ask-home.rent-rise': {
    says: 'U hebt tot het einde van de tweede maand om na te denken. Hoogstens de plaatselijke huur, en 20% in drie jaar, in veel steden 15%. Teken niet haastig.',
    dependsOn: 'de plaatselijke huur en de laatste verhoging',
  },
  'de.ask-home.rent-brake': {
    says: 'Waar zij geldt (Mietpreisbremse), mag een nieuwe huur hoogstens 10% boven de plaatselijke huur zijn. Klaag schriftelijk (Rüge). De wet staat het toe tot eind 2029.',
    dependsOn: 'of uw stad de huurrem heeft en wanneer u introk',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'U hoeft niet met meer in te stemmen dan de wet toestaat. Dat is de plaatselijke huur, hooguit 20% in drie jaar, in veel steden 15%. De brief moet redenen geven. Tot het einde van de tweede maand na ontvangst mag u alles, een deel of niets aanvaarden. Dan moet de verhuurder naar de rechter.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'U kunt ook eerder weggaan. Zeg op voor het einde van de tweede maand na de brief. De huur eindigt dan twee maanden later.',
  },
  'de.ask-home.index-rent': {
    says: 'Uw huur volgt de prijsindex, dus uw instemming is niet nodig. Maar de huur moet minstens een jaar gelijk blijven. De brief moet de verandering van de index noemen en de nieuwe huur of de stijging in euro. Die is verschuldigd vanaf de tweede maand na de maand van ontvangst. Reken het na. Voor krappe steden was in 2026 een plafond gepland: vraag een Mieterverein of het geldt.',
  },
  'de.ask-home.step-rent': {
    says: 'Bij een trappenhuur (Staffelmiete) stemde u vooraf in met de verhogingen: een nieuw ja is niet nodig. Elke trap moet op schrift staan als huur of stijging in euro. De huur moet minstens een jaar gelijk blijven. Verhoging naar de plaatselijke huur of wegens werken kan intussen niet. Geldt de huurrem, dan voor elke trap. Na hoogstens vier jaar mag u opzeggen.',
  },
}
