/** The German words of the rows in ../telecom.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TELECOM_DE: Words = {
  'de.telecom.right-cut': {
    says: 'Sperren dürfen sie erst ab 100 € Rückstand und nach einer schriftlichen Androhung zwei Wochen vorher. Was Sie mit Gründen bestreiten, zählt nicht mit.',
  },
  'de.telecom.right-dispute': {
    says: 'Eine Rechnung können Sie acht Wochen lang beanstanden. Dann müssen sie die Verbindungen einzeln zeigen und die Technik prüfen.',
  },
  'de.telecom.right-change': {
    says: 'Ändern sie Preis oder Bedingungen, können Sie binnen drei Monaten nach der Mitteilung kostenlos kündigen. Sie müssen es einen Monat vorher sagen.',
  },
  'de.telecom.right-fault': {
    says: 'Bei Totalausfall gibt es ab dem dritten Tag Geld: 5 € oder 10 % des Monatspreises, ab dem fünften Tag 10 € oder 20 %. Bei langsamem Internet können Sie mindern.',
  },
  'de.telecom.right-move': {
    says: 'Beim Umzug zieht der Vertrag mit. Gibt es die Leistung dort nicht, können Sie mit einem Monat Frist kündigen.',
  },
  'de.telecom.step-dispute': {
    says: 'Ist ein Betrag falsch? Schreiben Sie jetzt, welcher und warum. Ein rechtzeitig bestrittener Betrag kann keine Sperre auslösen.',
  },
  'de.telecom.option-arbitration': {
    says: 'Schreiben Sie zuerst der Firma. Dann wenden Sie sich an die Schlichtungsstelle der Bundesnetzagentur.',
    title: 'Kostenlose Schlichtung',
    cost: 'Kostenlos.',
    time: 'Einige Monate.',
    risk: 'Die Firma muss das Ergebnis nicht annehmen.',
    bestFor: 'Die Firma hört nicht zu.',
  },
}
