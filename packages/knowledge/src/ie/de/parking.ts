/** The German words of Ireland: parking. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_DE: Words = {
  'ie.parking.want': {
    says: 'Für eine Parkkralle (clamp) oder ein Entgelt auf privatem Grund gelten eigene Regeln.',
  },
  'ie.parking.reality': {
    says: 'Eine private Firma kann Ihnen kein Bußgeld geben. Sie darf eine Kralle (clamp) anlegen, wo Schilder es sagen. Sie können sich wehren.',
  },
  'ie.parking.who': {
    says: 'Eine Parkfirma oder Krallenfirma (clamping firm) ist privat. Die National Transport Authority (NTA) macht ihre Regeln.',
  },
  'ie.parking.rights': {
    says: 'Sie können sich bei der Parkfirma beschweren und dann bei der NTA.',
  },
  'ie.parking.not-yet': {
    says: 'Ein Brief einer privaten Parkfirma bringt keine Strafpunkte (penalty points).',
  },
  'ie.parking.right-appeal': {
    says: 'Gegen eine Kralle (clamp) können Sie sich in 60 Tagen bei der Parkfirma beschweren. Sie hat 21 Tage zum Entscheiden.',
  },
  'ie.parking.right-second': {
    says: 'Sagt sie Nein, können Sie in 30 Tagen nach dieser Antwort zur NTA gehen.',
  },
  'ie.parking.right-refund': {
    says: 'Gewinnen Sie, muss die Gebühr für das Lösen zurückgezahlt werden.',
  },
  'ie.parking.first': {
    says: 'Sie haben ab der Kralle (clamp) 60 Tage für die Beschwerde. Wir zählen ab dem Datum des Bescheids.',
    action: 'Sich bei der Parkfirma beschweren',
    consequence: 'Dann verlieren Sie auch den Weg zur NTA.',
  },
  'ie.parking.step-photo': {
    says: 'Machen Sie Fotos vom Auto, den Schildern und Ihrem Parkschein.',
  },
  'ie.parking.step-appeal': {
    says: 'Schicken Sie die Beschwerde schriftlich mit Ihren Beweisen.',
  },
  'ie.parking.step-who': {
    says: 'Sehen Sie, wer es geschickt hat. Ein Bescheid der Gemeinde (council) ist ein öffentliches Bußgeld mit eigenen Fristen.',
  },
  'ie.parking.opt-appeal': {
    title: 'Sich beschweren',
    says: 'Zuerst bei der Firma, dann bei der NTA.',
    cost: 'Kostenlos.',
    time: '60 Tage, dann 30 Tage.',
    risk: 'Gering.',
    bestFor: 'Sie hatten gezahlt, oder die Schilder waren nicht klar.',
  },
  'ie.parking.opt-pay': {
    title: 'Zahlen',
    says: 'Zahlen Sie, damit das Auto frei wird, und beschweren Sie sich trotzdem.',
    cost: 'Die Gebühr.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'An Ihrem Auto ist eine Kralle (clamp).',
  },
  'ie.parking.right-signs': {
    says: 'Schilder müssen sagen, dass dort Krallen angelegt werden und was das kostet. Auf privatem Grund begrenzt das Gesetz den Preis für das Lösen.',
  },
  'ie.parking.right-two-appeals': {
    says: 'Sie können binnen 60 Tagen bei der Parkfirma Einspruch einlegen, auch wenn Sie schon gezahlt haben. Lehnt sie ab, gehen Sie binnen 30 Tagen zur NTA.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Eine Gebühr auf privatem Grund beruht auf einem Vertrag. Ein unklares Schild oder eine viel zu hohe Summe bindet Sie vielleicht nicht.',
  },
}
