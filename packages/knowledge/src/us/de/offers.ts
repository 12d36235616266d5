/** The German words of the rows in ../offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_DE: Words = {
  'us.offer.want': {
    says: 'Das ist Werbung. Man will, dass Sie eine Karte oder einen Kredit beantragen. Sie schulden nichts und müssen nicht antworten.',
  },
  'us.offer.reality': {
    says: 'Für ein festes Angebot (firm offer) darf eine Firma eine Liste mit Namen von einer Auskunftei (credit bureau) bekommen. Es heißt nicht, dass Sie etwas beantragt haben.',
  },
  'us.offer.right-stop': {
    says: 'Sie können solche Angebote für fünf Jahre oder für immer stoppen: OptOutPrescreen.com oder 1-888-567-8688. Es ist kostenlos.',
  },
  'us.offer.step-read': {
    says: 'Wollen Sie es, lesen Sie den Zins nach den ersten Monaten und alle Gebühren. Wenn nicht, zerreißen Sie es.',
  },
  'us.offer.option-ignore': {
    says: 'Keine Antwort ist nötig. Das Angebot endet von selbst.',
    title: 'Nichts tun',
    cost: 'Nichts',
    time: 'Für Sie keine Frist',
    risk: 'Keines. Zerreißen Sie es, damit niemand in Ihrem Namen etwas beantragt.',
    bestFor: 'Sie wollen keine neue Karte und keinen Kredit.',
  },
}
