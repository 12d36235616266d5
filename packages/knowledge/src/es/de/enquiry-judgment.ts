/** The German words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_DE: Words = {
  'es.ask.appeal': {
    says: 'Sie haben 20 Arbeitstage ab Mitteilung. Im mündlichen Verfahren (juicio verbal) bis 3.000 € gibt es keine Berufung. Sie brauchen einen Anwalt, bei kleinem Einkommen kostenlos, und 50 € Kaution. Die andere Seite kann schon vorher vollstrecken lassen.',
    dependsOn: 'die Art des Verfahrens und die Summe',
  },
  'es.ask.enforcement': {
    says: 'Sie haben zehn Arbeitstage für einen Widerspruch, aus wenigen Gründen: bezahlt, verglichen oder verjährt. Das Gericht kann sofort Konten, Lohn und Sachen suchen. Lohn bis zum Mindestlohn ist sicher. Bitten Sie um einen kostenlosen Anwalt und bieten Sie Raten an.',
  },
  'es.ask.home-seized': {
    says: 'Ja, aber nur ein Gericht oder Amt kann das, und Geld und Lohn kommen zuerst. Bei einem Wohnkredit braucht die Bank lange Rückstände und muss einen Monat vorher mahnen. Für Menschen in Not kann die Räumung gestoppt werden. Gehen Sie früh zu einem kostenlosen Anwalt und bieten Sie Raten an.',
    dependsOn: 'wer der Gläubiger ist',
  },
}
