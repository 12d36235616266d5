/** The German words of the rows in ../enquiry-records-images-and-status.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RECORDS_IMAGES_AND_STATUS_DE: Words = {
  'us.fact.photos-in-secret': {
    says: 'Wer jemanden unbekleidet an einem privaten Ort ohne Einwilligung filmt oder fotografiert, auch durchs Fenster, macht sich fast überall strafbar. Das Weitergeben ist meist eine weitere Straftat. Gehen Sie mit den Namen der Empfänger zur Polizei, sichern Sie Nachrichten. Bundesrecht erlaubt die Klage gegen den, der Nacktbilder ohne Einwilligung weitergab: bis $150,000 und Anwaltskosten. Große Seiten müssen sie in 48 Stunden löschen.',
  },
  'us.fact.record-still-shows': {
    says: 'Holen Sie eine beglaubigte Kopie des Beschlusses und Ihren eigenen Auszug von Staatspolizei oder Justizministerium. Verlangen Sie dort schriftlich die Berichtigung. In Kalifornien heißt das Formular BCIA 8706; bei Ablehnung gibt es eine Anhörung. Bestreiten Sie auch den Bericht der Prüffirma: Sie muss meist in 30 Tagen berichtigen. Gerichte haften fast nie. Eine Firma, die Gelöschtes meldet, kann haften.',
  },
  'us.fact.screening-tells-conviction': {
    says: 'Eine Prüffirma darf melden, was in der öffentlichen Gerichtsakte steht, eine Verurteilung nach Bundesrecht ohne Zeitgrenze. Festnahmen und fallen gelassene Vorwürfe nur sieben Jahre. Manche Bundesstaaten erlauben weniger. Der Bericht muss stimmen und darf nichts Versiegeltes zeigen. Vor einem Nein muss der Arbeitgeber Ihnen Kopie und Rechte geben. Schreiben Sie dann, was falsch ist und warum der Fall für die Stelle nicht zählt.',
    dependsOn: 'was in der Gerichtsakte steht und Ihrem Bundesstaat',
  },
  'us.fact.green-card-trip': {
    says: 'Ja, gehen Sie vor der Buchung zu einem Anwalt für Einwanderungsrecht. Wer eine Green Card und bestimmte Taten hat, kann an der Grenze behandelt werden, als bitte er neu um Einlass, und abgewiesen werden. Drogen wiegen am schwersten. Auch diversion kann als Verurteilung zählen, wenn Sie sich schuldig bekannt oder die Tat zugegeben haben. Nehmen Sie beglaubigte Gerichtspapiere mit. Bis dahin ist Bleiben sicherer.',
  },
  'us.fact.years-without-status': {
    says: 'Jahre allein geben keinen Status. Helfen kann: ein Antrag des US-Ehepartners oder eines Kindes ab 21; Opfer einer Straftat oder von Gewalt zu sein; Asyl; oder, nur vor dem Einwanderungsgericht, zehn Jahre hier und sehr große Härte für Ehepartner, Elternteil oder Kind mit US-Pass oder Green Card. Ein Enkelkind zählt dafür nicht. Ein falscher Antrag kann die Abschiebung auslösen. Nur zu Anwalt oder anerkannter Stelle, nicht zum notario.',
  },
}
