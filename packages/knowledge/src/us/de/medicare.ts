/** The German words of the rows in ../medicare.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICARE_DE: Words = {
  'us.medicare.want': {
    says: 'Hier steht, was Medicare zahlen sollte und was es gezahlt hat. Es ist keine Rechnung.',
  },
  'us.medicare.right-appeal': {
    says: 'Sie haben ab Erhalt der Mitteilung 120 Tage, um eine neue Prüfung (redetermination) zu verlangen. Sie ist kostenlos.',
  },
  'us.medicare.deadline-appeal': {
    says: 'Gegen eine Entscheidung von Medicare können Sie 120 Tage nach Erhalt Widerspruch (appeal) einlegen. Man nimmt an, dass sie nach fünf Tagen ankam.',
    action: 'Widerspruch (appeal) einlegen, wenn Medicare etwas nicht zahlen will',
    consequence: 'Die Entscheidung bleibt, außer Sie hatten einen guten Grund für die Verspätung.',
    service: 'für die Post',
  },
  'us.medicare.step-check': {
    says: 'Prüfen Sie Namen, Daten und Leistungen. Ist etwas falsch, rufen Sie 1-800-MEDICARE oder Ihre Senior Medicare Patrol an.',
  },
  'us.medicare.right-plan-appeal': {
    says: 'Sie haben 65 Tage ab dem Datum der Mitteilung, um bei einer Medicare-Versicherung (Medicare plan) Widerspruch (appeal) einzulegen. Verlangen Sie eine schnelle Antwort, wenn Warten Ihnen schadet.',
  },
  'us.medicare.right-care-ends': {
    says: 'Rufen Sie die Prüfstelle (QIO) auf der Mitteilung bis zum Mittag des Tages vor dem Ende an. Sie entscheidet in wenigen Tagen, und bis dahin zahlen Sie meist nichts. Pflege darf auch weitergehen, damit es nicht schlimmer wird.',
  },
}
