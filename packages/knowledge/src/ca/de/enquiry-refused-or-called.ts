/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_DE: Words = {
  'ca.fact.ei-misconduct': {
    says: 'Verlangen Sie von Service Canada schriftlich und kostenlos eine neue Prüfung (reconsideration), innerhalb von 30 Tagen nach Erhalt der Entscheidung. Nicht jede Entlassung ist Fehlverhalten. Sie müssen es mit Absicht getan haben, oder so sorglos, dass es dem gleichkommt. Und Sie müssen gewusst haben, dass es die Stelle kosten kann. Sagen Sie, warum es geschah, und schicken Sie Belege, etwa eine geänderte Schicht. Bleibt es beim Nein, entscheidet das Social Security Tribunal: Antrag innerhalb von 30 Tagen.',
  },
  'ca.fact.sponsorship-refused': {
    says: 'Der Bürge (sponsor) kann innerhalb von 30 Tagen nach Erhalt der Ablehnung bei der Immigration Appeal Division Berufung einlegen. Sie sieht neue Belege an: Fotos, Nachrichten, Besuche, geschicktes Geld, ein gemeinsames Kind. Keine Berufung gibt es dort nach schweren Straftaten oder bei einem Antrag von innerhalb Kanadas. Dann ist es meist der Federal Court, innerhalb von 15 Tagen. Gehen Sie jetzt zur Rechtshilfe oder zu einem zugelassenen Berater.',
  },
  'ca.fact.tax-office-call': {
    says: 'Nein, das ist Betrug. Das Finanzamt (CRA) droht nicht mit Verhaftung. Es will nie Geschenkkarten, Bitcoin oder eine E-Überweisung. Legen Sie auf und zahlen Sie nichts. Sind Sie unsicher, rufen Sie selbst an: 1-800-959-8281. Haben Sie gezahlt oder SIN oder Bankdaten genannt, rufen Sie sofort Ihre Bank an, dann Equifax und TransUnion. Melden Sie es dem Canadian Anti-Fraud Centre: 1-888-495-8501.',
  },
  'ca.fact.ei-after-firing': {
    says: 'Eine Kündigung allein beendet die Arbeitslosenversicherung (EI) nicht. Das tut nur Fehlverhalten (misconduct): etwas Absichtliches, oder so Leichtsinniges, dass es dem gleichkommt. Arbeit, die nicht gut genug war, ist meist keines. Beantragen Sie sofort, spätestens vier Wochen nach dem letzten Tag, auch ohne Arbeitsbescheinigung (ROE). Sagen Sie ehrlich, warum. Service Canada entscheidet, nicht der Chef. Bei einem Nein verlangen Sie binnen 30 Tagen eine neue Prüfung.',
  },
}
