/** Energy firms that raise a price: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_ENERGYS_DE: Words = {
  'de.price.energy-right-end': {
    says: 'Sie dürfen zum Tag der Erhöhung kündigen, kostenlos und ohne Frist, auch in der Mindestlaufzeit. Nicht, wenn sich nur die Umsatzsteuer ändert.',
  },
  'de.price.energy-right-told': {
    says: 'Haushalte müssen es mindestens einen Monat vorher klar erfahren: alter Preis, neuer Preis, Grund und Ihr Recht zu kündigen.',
  },
  'de.price.energy-right-basic': {
    says: 'In der Grundversorgung muss der Brief sechs Wochen vorher kommen. Sie können immer mit zwei Wochen Frist kündigen.',
  },
  'de.price.energy-safe': {
    says: 'Beim Wechsel sitzen Sie nie ohne Strom oder Gas da. Geht etwas schief, springt der Grundversorger ein.',
  },
  'de.price.energy-step-switch': {
    says: 'Vergleichen Sie jetzt Angebote. Wollen Sie gehen, kündigen Sie selbst in Textform, sodass es vor dem Tag der Erhöhung ankommt.',
  },
  'de.price.energy-option-leave': {
    says: 'Nennen Sie das Sonderkündigungsrecht und den Tag der Erhöhung.',
    title: 'Kündigen und Anbieter wechseln',
    cost: 'Kostenlos.',
    time: 'Bevor die Erhöhung beginnt.',
    risk: 'Prüfen Sie zuerst, ob der neue Preis niedriger ist.',
    bestFor: 'Ein anderer Anbieter ist billiger.',
  },
}
