/** A penalty fare of a train company: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_FARE_DE: Words = {
  'gb.fare.want': {
    says: 'Die Bahnfirma sagt, Sie hatten keine gültige Fahrkarte. Sie will den Zuschlag und den Fahrpreis oder Ihren Einspruch, binnen 21 Tagen.',
  },
  'gb.fare.reality': {
    says: 'Der Zuschlag (penalty fare) ist keine Strafe und kommt in kein Strafregister. Die Firma kann ihn als Schuld einklagen.',
  },
  'gb.fare.right-appeal': {
    says: 'Sie haben 21 Tage für den Einspruch bei einer unabhängigen Stelle. Er ist kostenlos. Nach einem Nein gibt es zwei weitere Stufen.',
  },
  'gb.fare.right-no-ticket-sold': {
    says: 'Sie dürfen ihn nicht verlangen, wenn Sie beim Einstieg keine Fahrkarte kaufen konnten oder Warnschilder fehlten.',
  },
  'gb.fare.step': {
    says: 'Wählen Sie vor Tag 21: die kleinere Summe zahlen oder mit Beweisen Einspruch einlegen. Der Einspruch hält die Frist an.',
  },
  'gb.fare.warning': {
    says: 'Tun Sie nichts, kann die Firma Kosten aufschlagen oder wegen der Fahrt ein Strafverfahren beginnen. Lassen Sie es nicht liegen.',
  },
  'gb.fare.option-appeal': {
    title: 'Einspruch gegen den Zuschlag',
    says: 'Sagen Sie, was war, mit Beweis: Foto des Automaten, Buchung, Kontoauszug oder Attest.',
    cost: 'Nichts.',
    time: 'Jetzt eine Stunde, einige Wochen bis zur Antwort.',
    risk: 'Wenn Sie verlieren, zahlen Sie die verlangte Summe.',
    bestFor: 'Sie konnten keine Karte kaufen, hatten eine oder hatten einen starken Grund.',
  },
}
