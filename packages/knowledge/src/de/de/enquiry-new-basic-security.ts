/** The words of the rows in ../enquiry-new-basic-security.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_BASIC_SECURITY_DE: Words = {
  'de.ask-benefit.new-basic-security': {
    says: 'Seit Juli 2026 heißt das Bürgergeld Grundsicherungsgeld. Eine verletzte Pflicht kostet drei Monate lang 30 % des Regelbedarfs. Wieder versäumte Termine kosten je einen Monat 30 %. Wer echte Arbeit absichtlich ablehnt, kann den Regelbedarf bis zu zwei Monate verlieren, und wer drei Termine nacheinander versäumt, alles. Ein guter Grund oder eine Härte verhindert das. Widerspruch geht einen Monat lang.',
  },
}
