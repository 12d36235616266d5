/** The German words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_DE: Words = {
  'ca.fact.police-talk': {
    says: 'Sie müssen nicht hingehen und nichts sagen, außer man verhaftet Sie. Auch dann dürfen Sie schweigen. Sagen Sie ruhig, dass Sie erst mit einem Anwalt reden wollen; legal aid hat rund um die Uhr ein freies Telefon. Was Sie der Polizei sagen, kann gegen Sie verwendet werden. Lügen Sie nicht und löschen Sie nichts. Ihren Namen geben Sie beim Fahren, bei Anklage oder Verhaftung.',
  },
  'ca.fact.car-search': {
    says: 'Sie dürfen Nein sagen. Sagen Sie ruhig: „Ich stimme keiner Durchsuchung zu.“ Ohne Ihr Ja braucht die Polizei meist einen Beschluss, eine Verhaftung oder gute Gründe. Führerschein, Zulassung und Versicherung müssen Sie zeigen und auf Verlangen pusten. Wehren Sie sich nicht; ein Anwalt kann die Durchsuchung später angreifen.',
  },
  'ca.fact.roadside-fail': {
    says: 'Handeln Sie binnen sieben Tagen: So lange können Sie die Sperre prüfen lassen, in Alberta bei SafeRoads, in British Columbia bei RoadSafetyBC. Nummer und Gebühr stehen auf dem Papier der Polizei. Fahren Sie nicht, das ist eine neue Tat. Fragen Sie nach dem Alkoholschloss (interlock). Reden Sie mit einem Anwalt, bevor Sie zahlen.',
  },
  'ca.fact.record-suspension': {
    says: 'Beantragen Sie beim Parole Board of Canada eine Record Suspension (früher pardon). Das geht fünf Jahre nach Ende der Strafe bei leichten und zehn bei schweren Taten, ohne neue Verurteilung. Alle Geldstrafen müssen bezahlt sein. Die Formulare sind dort kostenlos, Sie brauchen keine Firma. Ein „discharge“ verschwindet nach einem oder drei Jahren von selbst.',
  },
}
