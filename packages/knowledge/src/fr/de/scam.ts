/** Messages of scammers: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'fr.other.scam-want': {
    says: 'Diese Nachricht sieht nach Betrug aus. Sie will Ihr Geld oder Ihre Daten.',
  },
  'fr.other.scam-who': {
    says: 'Betrüger nutzen oft die Namen von Banken, CAF, ANTAI, Finanzamt oder Paketdiensten.',
  },
  'fr.other.scam-reality': {
    says: 'Kein Amt verlangt per SMS eine Kartennummer oder Zahlung. Keine Bank bittet am Telefon, eine Überweisung oder einen Code zu bestätigen.',
  },
  'fr.other.scam-rights': {
    says: 'Sie schulden nichts. Wurde ohne Ihre Zustimmung Geld genommen, muss Ihre Bank es meist sofort erstatten.',
  },
  'fr.other.scam-step-stop': {
    says: 'Nicht antworten, klicken, anrufen oder zahlen. Behalten Sie die Nachricht als Beweis.',
  },
  'fr.other.scam-step-bank': {
    says: 'Haben Sie gezahlt oder Daten angegeben? Rufen Sie sofort Ihre Bank an und sperren Sie Ihre Karte.',
  },
  'fr.other.scam-step-report': {
    says: 'Holen Sie Hilfe bei 17Cyber. Schicken Sie falsche SMS an 33700. Bei Kartenbetrug nutzen Sie Perceval auf service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Unsicher? Tippen Sie die echte Seite selbst ein, oder rufen Sie die Nummer auf einer alten Rechnung an.',
  },
  'fr.other.scam-step-complain': {
    says: 'Haben Sie Geld verloren, erstatten Sie Anzeige bei Polizei oder Gendarmerie. Bei Betrug im Internet geht es online über THESEE.',
  },
  'fr.other.scam-right-refund': {
    says: 'Ihre Bank muss eine Zahlung erstatten, die Sie nicht erlaubt haben, außer sie beweist Ihren Betrug oder Ihre grobe Fahrlässigkeit. Sagen Sie es ihr binnen 13 Monaten.',
  },
  'fr.other.scam-right-complain': {
    says: 'Sie haben das Recht, Anzeige zu erstatten. Die Polizei muss sie annehmen.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Nicht antworten und melden',
    says: 'Behalten Sie sie als Beweis, melden Sie sie und löschen Sie sie dann.',
    cost: 'Nichts.',
    time: 'Fünf Minuten.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts angegeben.',
  },
  'fr.other.scam-option-bank': {
    title: 'Die Bank und 17Cyber anrufen',
    says: 'Sperren Sie Karten und Zahlungen, und verlangen Sie dann schriftlich Ihr Geld zurück.',
    cost: 'Nichts.',
    time: 'Sofort.',
    risk: 'Keines.',
    bestFor: 'Sie haben gezahlt oder Daten angegeben.',
  },
  'fr.other.scam-right-fps': {
    says: 'Eine echte Parkgebühr (FPS) liegt am Auto oder kommt per Post, mit drei Monaten Zeit zum Zahlen. Prüfen Sie sie auf einer Seite, die Sie selbst öffnen: stationnement.gouv.fr.',
  },
  'fr.other.scam-right-blackmail': {
    says: 'Geld zu verlangen und zu drohen, etwas über Sie zu zeigen, ist ein Verbrechen (chantage). Nicht zahlen, nicht antworten. Behalten Sie die Nachrichten und zeigen Sie es an.',
  },
  'fr.other.scam-right-fine': {
    says: 'Eine echte Verkehrsstrafe lässt 45 Tage zum Zahlen oder Anfechten, bevor sie steigt. Öffnen Sie antai.gouv.fr selbst und prüfen Sie dort.',
  },
}
