/** The German words of the rows in ../enquiry-daily-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAILY_LIFE_DE: Words = {
  'us.ask-everyday.data-breach': {
    says: 'Sperren (freeze) Sie Ihren Kredit kostenlos bei allen drei Auskunfteien (bureaus). Ändern Sie das Passwort, achten Sie auf Ihre Konten und melden Sie jeden Missbrauch auf identitytheft.gov.',
  },
  'us.ask-everyday.toll': {
    says: 'Nicht immer. Wurde das Auto vor dem Tag verkauft, gestohlen oder verleast, schicken Sie der Mautstelle (toll agency) bis zum Datum in der Mitteilung Beweise. Prüfen Sie, ob die Rechnung echt ist.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer fuhr',
  },
  'us.ask-everyday.shut-off': {
    says: 'Rufen Sie die Firma jetzt an und bitten Sie um einen Plan. Sagen Sie, wenn zu Hause jemand krank, alt oder sehr jung ist. Rufen Sie 211 für Hilfe beim Zahlen an, und dann die Versorgungskommission (utility commission) Ihres Bundesstaats.',
  },
  'us.ask-everyday.prize': {
    says: 'Zahlen Sie nichts und geben Sie keine Codes. Ein echter Gewinn ist kostenlos, und niemand zahlt die Steuer darauf an den Anrufer. Melden Sie es auf reportfraud.ftc.gov.',
  },
  'us.ask-everyday.property-claim': {
    says: 'Verlangen Sie die Ablehnung schriftlich mit den Worten des Vertrags. Schicken Sie Fotos und eine andere Schätzung, und beschweren Sie sich dann kostenlos beim Versicherungsamt (insurance department) Ihres Bundesstaats.',
  },
  'us.ask-everyday.snap-cut': {
    says: 'Verlangen Sie innerhalb von 90 Tagen eine Anhörung (fair hearing). Tun Sie es, bevor die Änderung beginnt, bleibt Ihre Lebensmittelhilfe meist gleich bis zur Entscheidung.',
  },
  'us.ask-everyday.medical-leave': {
    says: 'Es kommt darauf an. Hatten Sie ein Recht auf Freistellung oder auf Änderungen bei der Arbeit wegen Ihrer Gesundheit, ist eine Entlassung deswegen verboten. Fragen Sie die EEOC oder das Labor Department.',
    dependsOn: 'die Größe der Firma und wie lange Sie dort gearbeitet haben',
  },
  'us.ask-everyday.takedown': {
    says: 'Bitten Sie die Seite um eine Kopie der Beschwerde. War es ein Irrtum oder hatten Sie Erlaubnis, schicken Sie eine Gegenmeldung (counter-notice). Meist ist es nach 10 bis 14 Geschäftstagen wieder da.',
  },
  'us.ask-everyday.disability-denied': {
    says: 'Verlangen Sie innerhalb von 60 Tagen nach der Mitteilung eine neue Prüfung (reconsideration). Schicken Sie ärztliche Unterlagen. Wird wieder abgelehnt, kann ein Richter Sie hören. Anwälte bekommen nur einen Anteil, wenn Sie gewinnen.',
  },
  'us.ask-everyday.escrow': {
    says: 'Prüfen Sie zuerst die Summen für Steuer und Versicherung. Eine Fehlsumme (shortage) können Sie sofort zahlen, oder über mindestens 12 Monate, wenn sie groß ist. Sie können kostenlos eine Fehlermeldung (notice of error) schicken.',
  },
  'us.ask-everyday.hours-cut': {
    says: 'In den meisten Bundesstaaten darf man Ihre Stunden für die kommenden Tage kürzen, muss aber alle gearbeiteten Stunden zahlen. Beantragen Sie Teil-Arbeitslosengeld. Ein Vertrag oder eine Regel der Gewerkschaft kann es verbieten.',
    dependsOn: 'Ihr Vertrag und Ihr Bundesstaat',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Schreiben Sie dem Verkäufer mit Beweisen. Haben Sie mit Kreditkarte gezahlt, bestreiten Sie die Abbuchung innerhalb von 60 Tagen nach der Abrechnung. Für Waren, die nie kamen, muss es Geld zurück geben.',
  },
  'us.insure.right-claims-law': {
    says: 'Das Gesetz des Bundesstaats verbietet unfaire Verzögerung und niedrige Angebote ohne Grund. Sie können sich kostenlos beim Versicherungsamt (insurance department) des Bundesstaats beschweren.',
  },
  'us.insure.right-appraisal': {
    says: 'Verlangen Sie den ganzen Vertrag und den Bericht des Schadenprüfers (adjuster). Nach vielen Verträgen kann jede Seite einen Schätzer (appraiser) nennen, wenn die Summe strittig ist.',
  },
}
