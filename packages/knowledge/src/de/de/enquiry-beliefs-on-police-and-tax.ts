/** Questions that rest on a belief about a phone that the police take and about tax on pensions: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_ON_POLICE_AND_TAX_DE: Words = {
  'de.ask-crime.phone-searched': {
    says: 'Nicht einfach so. Die Polizei braucht Ihr Ja oder einen richterlichen Beschluss; nur wenn es eilt, darf sie zuerst handeln. Sie darf das Handy als Beweis mitnehmen. Sagen Sie, dass Sie widersprechen, und verlangen Sie ein Papier: Dann muss ein Gericht entscheiden, meist binnen drei Tagen. Ihre PIN müssen Sie nicht nennen. Mit einem Durchsuchungsbeschluss darf man Ihren Finger auflegen. Sagen Sie nichts zur Sache und verlangen Sie einen Anwalt.',
  },
  'de.ask-tax.pension-taxed': {
    says: 'Eine Rente wird zum Teil besteuert, aber viele Rentner zahlen trotzdem nichts. Beginnt Ihre Rente 2026, zählen 84 %. Steuer fällt nur an auf das, was 2026 über 12.348 € bleibt, bei Ehepaaren über 24.696 €. Kranken- und Pflegebeiträge gehen vorher ab. Liegen Sie darüber, müssen Sie eine Erklärung abgeben, auch wenn niemand fragt. Ein Lohnsteuerhilfeverein rechnet es aus.',
  },
}
