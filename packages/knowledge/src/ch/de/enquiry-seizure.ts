/** Questions about what the debt office may take from a home, an account and wages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'ch.ask.seize': {
    says: 'Das Betreibungsamt muss Ihnen das Existenzminimum lassen: Grundbetrag, Miete, die Prämien, die Sie wirklich zahlen, Arbeitskosten und Kinder. Zählte etwas nicht, weil Sie es nicht bezahlt haben? Zahlen Sie das nächste Mal, schicken Sie den Beleg und verlangen Sie jederzeit eine neue Berechnung. Gegen eine falsche beschweren Sie sich binnen zehn Tagen. Es ist gratis.',
    dependsOn: 'Ihre Kosten',
  },
  'ch.ask.debt-officer-home': {
    says: 'Bei der Pfändung müssen Sie Räume und Schränke öffnen und alles angeben, was Sie haben und verdienen. Sonst kann die Polizei kommen. Ihnen bleibt aber das Nötige: Kleider, Möbel, Werkzeug, Essen und das Existenzminimum. Ist es falsch, Beschwerde in zehn Tagen. Ein privates Inkassobüro darf nie hinein.',
  },
  'ch.ask.account-seized': {
    says: 'Schreiben Sie sofort dem Betreibungsamt, mit Belegen für Miete, wirklich bezahlte Prämien, Arbeitskosten und Kinder. Es muss Ihnen das Existenzminimum lassen und bei Änderungen neu rechnen. AHV, IV und Ergänzungsleistungen sind unpfändbar. Gegen eine falsche Rechnung Beschwerde in zehn Tagen. Das ist gratis.',
  },
  'ch.ask.private-bankruptcy': {
    says: 'Sie können sich beim Gericht zahlungsunfähig erklären. Es verlangt vorher einige tausend Franken. Die Schulden verschwinden nicht: Sie bleiben 20 Jahre als Verlustscheine, und Sie zahlen nur aus neuem Vermögen. Versuchen Sie zuerst mit der kostenlosen Schuldenberatung einen Plan.',
    dependsOn: 'ob ein Plan mit den Gläubigern noch möglich ist',
  },
}
