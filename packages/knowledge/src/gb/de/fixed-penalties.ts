/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_DE: Words = {
  'gb.school.want': {
    says: 'Die Gemeinde sagt, Ihr Kind fehlte ohne Erlaubnis in der Schule. Wenn Sie rechtzeitig zahlen, endet die Sache ohne Gericht.',
  },
  'gb.school.right-withdraw': {
    says: 'Einen Einspruch gibt es nicht, aber Sie können um Rücknahme bitten. Gründe sind: falsche Person, falsche Tatsachen oder ein Verstoß gegen den Kodex der Gemeinde.',
  },
  'gb.school.right-paid': {
    says: 'Zahlen Sie rechtzeitig, kommen Sie wegen dieses Fehlens nicht vor Gericht und haben keine Vorstrafe.',
  },
  'gb.school.step': {
    says: 'Prüfen Sie Name, Kind und Tage. Zahlen Sie dann die kleinere Summe rechtzeitig, oder bitten Sie die Gemeinde sofort schriftlich um Rücknahme.',
  },
  'gb.school.warning': {
    says: 'Ist nach 28 Tagen nicht gezahlt, muss die Gemeinde klagen oder zurücknehmen. Ein Gericht kann Eltern eine Geldstrafe geben. Holen Sie dann Rechtsrat.',
  },
  'gb.school.option-pay': {
    title: 'Die kleinere Summe zahlen',
    says: 'Zahlen Sie bis zum ersten Termin und behalten Sie den Beleg.',
    cost: 'Die kleinere Summe im Brief.',
    time: 'Einige Minuten.',
    risk: 'Das Geld gibt es später nicht zurück.',
    bestFor: 'Ihr Kind fehlte, und Sie hatten keine Erlaubnis.',
  },
  'gb.litter.want': {
    says: 'Die Gemeinde sagt, Sie haben auf der Straße gegen eine Regel verstoßen. Wer rechtzeitig zahlt, kommt nicht vor Gericht.',
  },
  'gb.litter.right-court': {
    says: 'Einen förmlichen Einspruch gibt es nicht. Schreiben Sie der Gemeinde, warum es nicht stimmt. Bleibt sie dabei, entscheidet nur ein Gericht, und dort muss sie es beweisen.',
  },
  'gb.litter.step': {
    says: 'Waren Sie es, zahlen Sie die kleinere Summe rechtzeitig. Waren Sie es nicht, schreiben Sie sofort mit Beweis und bitten um Streichung.',
  },
  'gb.litter.warning': {
    says: "Bleibt es offen, kann die Gemeinde zum Gericht (magistrates' court) gehen. Dort kann die Strafe viel höher sein.",
  },
  'gb.litter.option-pay': {
    title: 'Die kleinere Summe zahlen',
    says: 'Zahlen Sie bis zum ersten Termin und behalten Sie den Beleg. Dann gibt es kein Gericht und keine Vorstrafe.',
    cost: 'Die kleinere Summe im Brief.',
    time: 'Einige Minuten.',
    risk: 'Mit der Zahlung nehmen Sie die Buße an.',
    bestFor: 'Es war so, und Sie wollen es beenden.',
  },
  'gb.untaxed.want': {
    says: 'Die DVLA sagt, das Fahrzeug war weder versteuert noch abgemeldet. Sie will eine Buße vom Halter (registered keeper).',
  },
  'gb.untaxed.right': {
    says: 'Sie schulden nichts, wenn Sie der DVLA rechtzeitig Verkauf, Verschrottung oder Stilllegung (SORN) gemeldet hatten. Schicken Sie den Beleg an die Adresse im Brief.',
  },
  'gb.untaxed.step': {
    says: 'Versteuern Sie das Fahrzeug heute auf GOV.UK oder melden Sie es ab (SORN). Zahlen Sie dann rechtzeitig die kleinere Summe, oder schicken Sie Ihren Beleg.',
  },
  'gb.untaxed.warning': {
    says: 'Bis zur Steuer oder Abmeldung können weitere Bußen folgen, und das Fahrzeug kann festgesetzt werden. Fahren Sie es nicht.',
  },
  'gb.untaxed.option-pay': {
    title: 'Die kleinere Summe zahlen',
    says: 'Zahlen Sie in den Tagen, die der Brief nennt, und behalten Sie den Beleg.',
    cost: 'Die kleinere Summe im Brief.',
    time: 'Einige Minuten.',
    risk: 'Die Steuer selbst ist noch fällig.',
    bestFor: 'Sie waren Halter und haben es vergessen.',
  },
}
