/** The German words of the rows in ../enquiry-checks-cut-and-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHECKS_CUT_AND_FINES_DE: Words = {
  'us.fact.ssi-living-with-family': {
    says: 'Sagen Sie Social Security schriftlich, was Sie für Miete und Nebenkosten zahlen. SSI kann um bis zu etwa ein Drittel gekürzt werden, wenn Sie weniger als Ihren Anteil daran zahlen. Essen zählt seit September 2024 nicht. Zahlen Sie Ihren Anteil, muss die Kürzung enden. Verlangen Sie binnen 60 Tagen eine neue Prüfung; binnen 10 Tagen läuft die alte Summe meist weiter.',
  },
  'us.fact.fines-and-jail': {
    says: 'Nicht, wenn Sie wirklich nicht zahlen können. Vor Haft wegen offener Geldstrafen muss ein Richter nach dem Grund fragen und darf nur einsperren, wer zahlen konnte und nicht wollte. Gehen Sie mit Belegen zu Einkommen, Miete und Jobverlust hin. Bitten Sie um Pflichtverteidiger, Raten, gemeinnützige Arbeit oder Erlass. Versäumen Sie nie den Termin: Dann gibt es Haftbefehl.',
  },
  'us.fact.child-claimed-by-ex': {
    says: 'Reichen Sie Ihre Erklärung mit dem Kind trotzdem ein: auf Papier oder online mit einer Identity Protection PIN von IRS.gov. Ansetzen darf, bei wem das Kind mehr Nächte war, außer Sie haben Formular 8332 unterschrieben. Die IRS schreibt dann beiden. Heben Sie Belege von Schule, Arzt und Kita mit Ihrer Adresse auf. Wer falsch lag, muss zurückzahlen.',
  },
  'us.fact.work-permit-renewal': {
    says: 'Haben Sie die Verlängerung am oder nach dem 30. Oktober 2025 beantragt, gelten die meisten Arbeitserlaubnisse nicht mehr von selbst weiter. Läuft die Karte ab, müssen Sie aufhören, bis die neue kommt. Bei früherem Antrag kann der Beleg 540 Tage geben. Für TPS kann anderes gelten. Bitten Sie wegen Härte um Eile und gehen Sie zu einem Anwalt für Einwanderung.',
    dependsOn: 'der Tag Ihres Antrags',
  },
}
