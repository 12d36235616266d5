/** Health funds that raise their extra rate: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_HEALTH_FUNDS_DE: Words = {
  'de.price.fund-right': {
    says: 'Erhöht Ihre Krankenkasse den Zusatzbeitrag, dürfen Sie bis zum Ende des ersten Monats mit dem neuen Beitrag kündigen.',
  },
  'de.price.fund-step': {
    says: 'Vergleichen Sie die Beiträge. Zum Wechsel melden Sie sich in dieser Zeit bei einer anderen Kasse an. Sie kündigt für Sie.',
  },
  'de.price.fund-reality': {
    says: 'Jede Krankenkasse legt ihren Zusatzbeitrag selbst fest. Die Leistungen sind nach dem Gesetz fast gleich. Vergleichen lohnt sich.',
  },
  'de.price.fund-told': {
    says: 'Seit Sommer 2026 muss die Kasse Ihnen die Erhöhung nicht mehr in einem eigenen Brief mitteilen. Sehen Sie den Satz auf ihrer Seite oder in der Liste des GKV-Spitzenverbands nach.',
  },
  'de.price.fund-free': {
    says: 'Die neue Kasse muss Sie aufnehmen. Sie darf nicht nach Gesundheit oder Alter fragen.',
  },
  'de.price.fund-option': {
    says: 'Treten Sie online einer anderen Kasse bei. Sie bleiben ohne Lücke versichert.',
    title: 'Zu einer günstigeren Kasse wechseln',
    cost: 'Kostenlos.',
    time: 'Bis zum Ende des ersten Monats mit dem neuen Beitrag.',
    risk: 'Bis zum Wechsel, etwa zwei Monate, zahlen Sie den neuen Beitrag.',
    bestFor: 'Eine andere Kasse ist günstiger.',
  },
}
