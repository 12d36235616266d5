/** The German words of Ireland: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'ie.buy.myth-policy': {
    says: 'Eine Regel des Ladens oder eine alte Garantie kann Ihnen die Rechte aus dem Consumer Rights Act 2022 nicht nehmen.',
  },
  'ie.buy.want': {
    says: 'Sie können fragen, ob der Vertrag fair ist und ob die Firma ihren Teil erfüllt hat.',
  },
  'ie.buy.reality': {
    says: 'Eine Firma kann nicht allein entscheiden, wer recht hat. Ihre Rechte kommen aus dem Gesetz, nicht aus ihren Regeln.',
  },
  'ie.buy.who': {
    says: 'Die Competition and Consumer Protection Commission (CCPC) sagt Ihnen Ihre Rechte. Sie bearbeitet keine Einzelfälle.',
  },
  'ie.buy.rights': {
    says: 'Waren müssen wie beschrieben sein, von ordentlicher Qualität und ihren Zweck erfüllen. Wenn nicht, haben Sie Rechte.',
  },
  'ie.buy.not-yet': {
    says: 'Ohne Urteil kann niemand Ihre Sachen nehmen.',
  },
  'ie.buy.right-thirty': {
    says: 'Ist Ware fehlerhaft, können Sie den Vertrag in 30 Tagen beenden und Ihr Geld zurückbekommen.',
  },
  'ie.buy.right-repair': {
    says: 'Nach 30 Tagen können Sie kostenlose Reparatur oder ein neues Stück verlangen. Klappt das nicht, einen Nachlass oder Ihr Geld zurück.',
  },
  'ie.buy.right-year': {
    says: 'In den ersten 12 Monaten nimmt das Gesetz an, dass der Fehler von Anfang an da war.',
  },
  'ie.buy.right-services': {
    says: 'Dienste müssen mit Können und Sorgfalt erbracht werden, zu fairem Preis und in fairer Zeit.',
  },
  'ie.buy.right-cancel': {
    says: 'Haben Sie online, am Telefon oder an der Haustür gekauft, können Sie 14 Tage lang ohne Grund widerrufen.',
  },
  'ie.buy.right-terms': {
    says: 'Eine unfaire Klausel bindet Sie nicht.',
  },
  'ie.buy.cancel': {
    says: 'Sie haben 14 Tage zum Widerruf. Bei Waren laufen sie ab dem Tag, an dem Sie sie bekamen. Wir zählen ab dem Datum des Papiers.',
    action: 'Schriftlich widerrufen, wenn Sie online, am Telefon oder an der Haustür gekauft haben',
    consequence: 'Danach wird der Widerruf schwerer.',
  },
  'ie.buy.insight-warranty': {
    says: 'Eine Garantie kommt zum Gesetz dazu. Sie ersetzt es nicht.',
    actionable: 'Schreiben Sie, dass Sie Ihre Rechte aus dem Consumer Rights Act 2022 nutzen.',
  },
  'ie.buy.right-small-claims': {
    says: 'Für kleine Summen gibt es das Verfahren für kleine Forderungen beim District Court. Es ist günstig und geht ohne Anwalt.',
  },
  'ie.buy.right-telco': {
    says: 'Ein Vertrag für Telefon oder Internet darf Sie höchstens 24 Monate binden. Läuft er weiter, können Sie mit einem Monat Frist kostenlos gehen.',
  },
}
