/** German: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_DE: Words = {
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
  'gb.police.right-search': {
    says: 'Die Polizei braucht echte Gründe, um Sie auf der Straße zu durchsuchen. Sie muss sagen warum, Namen und Wache nennen und ein Protokoll anbieten.',
  },
  'gb.police.right-solicitor': {
    says: 'Ein Anwalt auf der Wache ist kostenlos, auch bei einer freiwilligen Befragung. Verlangen Sie ihn, bevor Sie eine Frage beantworten.',
  },
  'gb.police.answer': {
    says: 'Sie müssen nicht hingehen, aber man kann Sie dann festnehmen. Verlangen Sie vorher den kostenlosen Anwalt und antworten Sie nicht ohne ihn. Was Sie sagen, kann vor Gericht zählen.',
  },
  'gb.police.right-property': {
    says: "Die Polizei darf eine Sache nur so lange behalten, wie sie sie braucht. Verlangen Sie sie schriftlich zurück. Ein Magistrates' Court kann es anordnen.",
  },
  'gb.court.single-justice': {
    says: 'Antworten Sie innerhalb von 21 Tagen: schuldig oder nicht schuldig. Sie können eine Verhandlung verlangen. Schweigen Sie, kann man Sie ohne Sie verurteilen.',
  },
  'gb.jury.wants': {
    says: 'Sie sollen Geschworener sein (jury). Antworten Sie innerhalb von sieben Tagen.',
  },
  'gb.jury.right-defer': {
    says: 'Sie können einmal um einen anderen Termin bitten oder mit gutem Grund um Befreiung. Wer ohne Grund fehlt, kann bis zu £1,000 Strafe zahlen.',
  },
  'gb.jury.right-job': {
    says: 'Ihr Arbeitgeber muss Sie gehen lassen und darf Sie dafür nicht bestrafen. Lohn muss er nicht zahlen, aber das Gericht ersetzt verlorenen Lohn bis zu einer Grenze.',
  },
  'gb.ask-travel.package': {
    says: 'Ändert sich ein Hauptteil stark, etwa Hotel oder Datum, oder steigt der Preis um über 8%, können Sie absagen und alles binnen 14 Tagen zurückbekommen. Antworten Sie bis zum gesetzten Tag. War es dort schlecht, melden Sie es sofort und verlangen danach einen niedrigeren Preis.',
  },
  'gb.ask-travel.late-train': {
    says: 'Ja. Fordern Sie Delay Repay von der Firma, deren Zug zu spät war, binnen 28 Tagen, mit der Fahrkarte. Ab 15 oder 30 Minuten gibt es einen Teil, ab einer Stunde mehr. Fiel der Zug aus und Sie fuhren nicht, verlangen Sie alles zurück. Danach ist der Rail Ombudsman kostenlos.',
  },
}
