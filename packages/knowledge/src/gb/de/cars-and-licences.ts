/** Seized cars, insurance, new drivers, the licence and accidents: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_DE: Words = {
  'gb.car.right-back': {
    says: 'Um das Auto zurückzubekommen, zeigen Sie Versicherung, Führerschein und Eigentum und zahlen die Gebühren. Der Bescheid lässt Ihnen mindestens sieben Arbeitstage. Die Gebühren wachsen täglich.',
  },
  'gb.car.know-insurance': {
    says: 'Fahren ohne Versicherung ist verboten, auch wenn Sie es nicht wussten. Die feste Strafe ist £300 und sechs Punkte. Ein Gericht kann besondere Gründe hören.',
  },
  'gb.car.know-new': {
    says: 'Sechs Punkte in den zwei Jahren nach der ersten Prüfung beenden Ihren Führerschein. Sie müssen dann beide Prüfungen neu machen.',
  },
  'gb.car.right-record': {
    says: 'Ein Auto muss versichert oder stillgelegt (SORN) sein. War es versichert, schicken Sie den Beleg. Haben Sie es vorher verkauft, melden Sie es der DVLA und sagen Sie es.',
  },
  'gb.car.know-drink': {
    says: 'Zu viel Alkohol heißt mindestens 12 Monate Fahrverbot. Ein Kurs kann es verkürzen. Holen Sie vor dem Gericht einen Anwalt; am Tag selbst kann es kostenlose Hilfe geben.',
  },
  'gb.car.right-uninsured-other': {
    says: "War der andere nicht versichert oder fuhr weg, fordern Sie vom Motor Insurers' Bureau. Melden Sie es bald der Polizei.",
  },
  'gb.car.answer': {
    says: 'Schließen Sie jetzt eine Versicherung ab. Bringen Sie sie mit Führerschein und Eigentumsbeleg in der Frist zum Verwahrplatz und zahlen Sie die Gebühren. Sie wachsen täglich.',
  },
  'gb.licence.right-medical': {
    says: "Schicken Sie neue ärztliche Tatsachen und bitten Sie die DVLA um eine neue Prüfung. Klagen können Sie innerhalb von sechs Monaten beim Magistrates' Court, in Schottland innerhalb von 21 Tagen beim Sheriff.",
  },
}
