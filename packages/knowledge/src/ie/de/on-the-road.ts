/** German: points, seized cars, drink driving, litter fines, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const ON_THE_ROAD_DE: Words = {
  'ie.road.know-points': {
    says: 'Punkte bleiben drei Jahre. Zwölf Punkte bedeuten sechs Monate ohne Führerschein, bei Fahranfängern schon sieben. Ein Gericht gibt mehr Punkte als der Bescheid.',
  },
  'ie.road.right-insurance': {
    says: 'Fahren ohne Versicherung kommt vor Gericht und kann ein Verbot bringen. Für ein beschlagnahmtes Auto zeigen Sie bald Versicherung und Steuer und zahlen die Gebühren. Sie wachsen.',
  },
  'ie.road.know-drink': {
    says: 'Alkohol am Steuer bringt ein Fahrverbot. Holen Sie vor dem Gericht einen Anwalt. Fehlt das Geld, bitten Sie den Richter um kostenlose Hilfe.',
  },
  'ie.road.know-off-road': {
    says: 'Ein stillgelegtes Auto muss man vor Ende der Steuer beim Steueramt melden. Rückwirkend geht es nicht, die alte Steuer bleibt fällig.',
  },
  'ie.road.right-litter': {
    says: 'Sie können die Strafe rechtzeitig zahlen oder die Gemeinde es vor Gericht beweisen lassen. Schreiben Sie ihr, wenn Sie es nicht waren.',
  },
  'ie.garda.right-solicitor': {
    says: 'Sie können einen Anwalt sehen, bevor Sie antworten, und es kann kostenlos sein. Sie dürfen schweigen, aber manchmal kann ein Gericht daraus Schlüsse ziehen.',
  },
  'ie.ask.motor-tax': {
    dependsOn: 'ob das Auto vorher abgemeldet (off the road) wurde',
    says: 'Der Rückstand muss bezahlt sein, bevor das Auto wieder versteuert wird. Zeit ohne Fahren zählt nur, wenn Sie sie vorher gemeldet haben. Fragen Sie das Amt (motor tax office) nach Monaten und Summe. Fahren Sie nicht ohne Steuer: Die Polizei kann es mitnehmen.',
  },
}
