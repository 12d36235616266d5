/** Questions about fines, parking and tolls: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_DE: Words = {
  'au.ask.fine': {
    says: 'Sie können um eine Überprüfung (review) bitten, nach und nach zahlen, den Fahrer nennen oder das Gericht wählen. Alles vor dem Zahltag, der auf dem Bescheid steht.',
    dependsOn: 'Ihr Bundesstaat und der Zahltag',
  },
  'au.ask.private-parking': {
    says: 'Eine private Firma kann Ihnen keine Geldbuße geben. Sie kann nur aus einem Vertrag fordern und müsste klagen. Verlangen Sie Beweise.',
    dependsOn: 'was auf den Schildern stand',
  },
  'au.ask.toll': {
    says: 'Nicht immer. Bitten Sie die Mautfirma, auf ihre Gebühren zu verzichten und Sie in Teilen zahlen zu lassen. Haben Sie das Auto verkauft oder sind Sie nicht gefahren, sagen Sie es ihr mit Beweisen.',
    dependsOn: 'wem das Auto an dem Tag gehörte und wer es fuhr',
  },
  'au.ask.not-driving': {
    says: 'Nennen Sie den Fahrer im Formular vor dem Fälligkeitstag, online oder per Post. Vorher verkauft? Nennen Sie Käufer und Tag und legen Sie einen Beleg bei. Wissen Sie nicht, wer fuhr, schreiben Sie, was Sie zur Klärung getan haben. Ein falscher Name ist strafbar.',
  },
  'au.ask.car-crash': {
    says: 'Wer schuld ist, schuldet Ihnen den Schaden, versichert oder nicht. Schicken Sie eine Forderung (letter of demand) mit Fotos, zwei Angeboten und einem Datum. Zahlt er nicht, gehen Sie zu small claims oder zum Gericht. Sagt er, Sie waren es, geben Sie nichts zu und holen Sie zuerst kostenlosen Rat.',
  },
  'au.ask.cannot-pay-fine': {
    says: 'Rufen Sie das Bußgeldamt vor dem nächsten Termin an und bitten Sie um kleine Raten. Sie können von Centrelink abgehen. Mit einer work and development order tilgen Sie Bußen durch Kurs, Behandlung oder Arbeit ohne Lohn, wenn Sie arm, krank oder wohnungslos sind. In New South Wales bis $1,000 im Monat. Ein Plan oder die order stoppt meist den Entzug des Führerscheins. Fuhr ein anderer, nennen Sie ihn rechtzeitig.',
  },
}
