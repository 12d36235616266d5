/** The German words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_DE: Words = {
  'ca.fact.fired-for-cause': {
    says: 'Glauben Sie das nicht einfach: Ein wichtiger Grund (cause) ist schwer zu beweisen, ein Fehler reicht selten. Ohne ihn steht Ihnen Frist oder Geld zu, oft weit über dem Minimum. Bei Bank, Airline, Telefon oder Spedition können Sie nach 12 Monaten auch binnen 90 Tagen kostenlos wegen „unjust dismissal“ klagen. Unterschreiben Sie nichts und gehen Sie zum Anwalt.',
  },
  'ca.fact.touched-at-work': {
    says: 'Das ist sexuelle Belästigung und verboten. Schreiben Sie jedes Mal auf, mit Datum und Zeugen, und heben Sie Nachrichten auf. Beschweren Sie sich schriftlich: Der Arbeitgeber muss es prüfen und darf Sie nicht strafen. Gehen Sie binnen eines Jahres zur Menschenrechtsstelle der Provinz. Müssen Sie kündigen, kann EI trotzdem zahlen. Bei einem Übergriff hilft die Polizei.',
  },
  'ca.fact.vacation-in-rate-on': {
    says: 'Nicht ohne Ihr schriftliches Ja. In Ontario ist Urlaubsgeld mindestens 4 %, nach fünf Jahren 6 %. Mit jedem Lohn darf es nur gezahlt werden, wenn Sie schriftlich zustimmten und der Lohnzettel es getrennt zeigt. Sonst schuldet man es Ihnen noch. Verlangen Sie es schriftlich, dann stellen Sie binnen zwei Jahren kostenlos einen Antrag beim Ministry of Labour.',
  },
}
