/** The German words of the rows in ../enquiry-pensions-and-parental-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSIONS_AND_PARENTAL_LEAVE_DE: Words = {
  'ca.fact.cpp-disability-denied': {
    says: 'Verlangen Sie binnen 90 Tagen nach dem Brief schriftlich eine neue Prüfung (reconsideration). Legen Sie einen Arztbericht bei, warum Sie keine regelmäßige Arbeit mehr können, nicht nur die alte. Bleibt es beim Nein, haben Sie 90 Tage für das Social Security Tribunal, kostenlos. Stellen Sie keinen neuen Antrag. Viele gewinnen dort.',
  },
  'ca.fact.gis-overpaid': {
    says: 'Rufen Sie Service Canada an und bitten Sie um eine kleinere Rate: Sie kann sinken, wenn es sonst nicht reicht. Ist die Summe falsch, verlangen Sie binnen 90 Tagen schriftlich eine neue Prüfung. Ein einmal aufgelöster RRSP zählt ein Jahr als Einkommen, der Zuschlag kann im Juli wieder steigen. Sank Ihr Einkommen auf Dauer, bitten Sie um eine Schätzung.',
  },
  'ca.fact.parental-leave': {
    says: 'EI zahlt der Gebärenden 15 Wochen. Dann folgen bis zu 40 Wochen Elterngeld zum Teilen mit 55 % vom Lohn, ein Elternteil höchstens 35. Oder bis zu 69 Wochen mit 33 %. Sie brauchen 600 versicherte Stunden; beantragen Sie es, sobald Sie aufhören. Die Stelle bleibt: meist 16 bis 18 Wochen plus 61 bis 63 Elternzeit. Québec hat ein eigenes System (QPIP).',
  },
}
