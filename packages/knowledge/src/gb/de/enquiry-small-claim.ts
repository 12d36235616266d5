/** Questions about a small claim: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_CLAIM_DE: Words = {
  'gb.ask-small.defence': {
    says: 'Gehen Sie die Klage Punkt für Punkt durch. Sagen Sie, was stimmt, was nicht stimmt und warum, und was die andere Seite beweisen muss. Was Sie auslassen, kann als zugegeben gelten. Sie haben 14 Tage ab Zustellung, oder 28, wenn Sie zuerst den Empfang bestätigen (acknowledgment of service).',
  },
  'gb.ask-small.mediation': {
    says: 'Ja, bei den meisten Geldklagen bis £10,000 müssen Sie an einer kostenlosen Stunde am Telefon teilnehmen. Einigen müssen Sie sich nicht. Der Fragebogen (N180) fragt nach Terminen, Zeugen und Gericht. Schicken Sie ihn bis zum Datum darauf, sonst können Sie Ihre Verteidigung verlieren.',
  },
  'gb.ask-small.scotland': {
    says: 'Schicken Sie das Antwortformular (4A) bis zum letzten Tag auf der Klage an das Gericht und an den Kläger. Sagen Sie, was Sie bestreiten und warum. Schulden Sie das Geld, können aber nicht sofort zahlen, bitten Sie stattdessen um Zeit (Formular 5A).',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Schreiben Sie zuerst mit Summe, Belegen und einer fairen Frist. Dann können Sie auf GOV.UK klagen (make a court claim for money). Bis £10,000 läuft es meist im Verfahren für kleine Forderungen (small claims track), ohne Anwalt. Es kostet eine Gebühr; vielleicht gibt es Hilfe dafür.',
  },
  'gb.ask-small.appeal': {
    says: 'Meist 21 Tage ab dem Tag der Entscheidung, wenn der Richter keine andere Frist setzte. Sie brauchen eine Zulassung (permission) und eine echte Aussicht: einen Rechtsfehler oder ein unfaires Verfahren, nicht nur das Gefühl, der Richter irrte. Formular N164 bei kleinen Forderungen, sonst N161. Die Gebühr entfällt bei kleinem Einkommen. Die Berufung stoppt die Zahlung nicht von selbst: Beantragen Sie es. Waren Sie nicht dort? Beantragen Sie die Aufhebung (set aside).',
  },
}
