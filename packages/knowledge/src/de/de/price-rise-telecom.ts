/** Phone and internet firms that raise a price: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOMS_DE: Words = {
  'de.price.telecom-right-end': {
    says: 'Sie dürfen wegen der Erhöhung kündigen, kostenlos und ohne Frist, in drei Monaten nach diesem Brief. Der Vertrag endet frühestens am Tag der Erhöhung.',
  },
  'de.price.telecom-deadline': {
    says: 'Die drei Monate laufen ab dem Tag, an dem der Brief ankam. Gezählt ist sicherheitshalber ab seinem Datum.',
    action: 'Wegen der Erhöhung kündigen, falls Sie gehen wollen',
    consequence: 'Das Sonderkündigungsrecht ist vorbei. Der Vertrag läuft zum neuen Preis weiter.',
  },
  'de.price.telecom-right-told': {
    says: 'Man muss es Ihnen mindestens einen und höchstens zwei Monate vorher sagen, in einer Form zum Aufheben.',
  },
  'de.price.telecom-step': {
    says: 'Vergleichen Sie andere Tarife. Um Nummer oder Anschluss zu behalten, lassen Sie die neue Firma wechseln. Achten Sie auf die drei Monate.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nennen Sie die Preisänderung und § 57 TKG. Bitten Sie um Bestätigung.',
    title: 'Wegen der Erhöhung kündigen',
    cost: 'Kostenlos. Ein Handy oder Router ist vielleicht zurückzugeben oder zu zahlen.',
    time: 'In drei Monaten nach diesem Brief.',
    risk: 'Behalten Sie den Anschluss, bis der neue läuft.',
    bestFor: 'Eine andere Firma ist billiger.',
  },
}
