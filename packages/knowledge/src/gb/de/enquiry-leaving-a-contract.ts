/** Questions about a change of mind, subscriptions and payments that go on: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_DE: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'Die meisten Käufe online, per Telefon oder an der Haustür können Sie innerhalb von 14 Tagen nach Lieferung widerrufen. Einen Grund brauchen Sie nicht. Maßanfertigungen, versiegelte Gesundheitsware und einiges andere sind nicht dabei.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'Gefällt Ihnen ein Kauf aus dem Laden nicht mehr, gibt das Gesetz kein Geld zurück. Sehen Sie die Regeln des Ladens an. Was er verspricht, muss er halten.',
  },
  'gb.ask-consumer.subscription': {
    says: 'Haben Sie in den letzten 14 Tagen online abgeschlossen, können Sie meist widerrufen. Später zählt die Frist im Vertrag, aber Klauseln müssen fair sein. Neue Regeln für Abos sind geplant, gelten aber noch nicht.',
    dependsOn: 'die Klausel im Vertrag und ob Sie in den ersten 14 Tagen sind',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Sie können Ihrer Bank sagen, dass sie es stoppen soll. Ziehen Sie die Zustimmung zurück, muss sie die Zahlungen stoppen. Aus dem Vertrag können Sie noch Geld schulden. Sagen Sie es also auch der Firma.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Ja, meistens. Einen Dienst online oder per Telefon können Sie innerhalb von 14 Tagen ohne Grund widerrufen. Schreiben Sie es heute. Wollten Sie sofort beginnen, zahlen Sie nur die genutzten Tage.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Die meisten Verträge bei Ihnen zu Hause können Sie innerhalb von 14 Tagen widerrufen, länger, wenn man es Ihnen nicht sagte. Maßanfertigungen sind nicht dabei. Schreiben Sie heute.',
    dependsOn: 'ob die Ware nach Ihrem Maß gemacht wird',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: 'Zahlen Sie den Rest nicht gleich. Eine Klausel, nach der Sie lange ohne Training zahlen, auch nach Verlust von Arbeit oder Gesundheit, kann unfair sein. Eine unfaire Klausel bindet Sie nicht. Bei zwei Klauseln, die sich widersprechen, gilt die für Sie bessere. Schreiben Sie, dass Sie widersprechen, mit Nachweis, und bieten Sie höchstens eine faire Summe. Ein Inkassobüro ist kein Gerichtsvollzieher: Es müsste erst klagen und gewinnen.',
    dependsOn: 'was im Vertrag steht und ob die Klauseln fair sind',
  },
}
