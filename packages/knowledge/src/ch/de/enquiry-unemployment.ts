/** Questions about unemployment pay and days without it: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_DE: Words = {
  'ch.ask.jobless-sanction': {
    says: 'Erheben Sie binnen 30 Tagen schriftlich Einsprache, gratis. Sagen Sie, warum Sie einen guten Grund hatten oder die Tage zu viele sind. Suchen Sie weiter Arbeit und behalten Sie Belege.',
  },
  'ch.ask.jobless': {
    says: 'Melden Sie sich spätestens am ersten Tag ohne Arbeit beim RAV an (job-room.ch) und suchen Sie ab der Kündigung Arbeit. Nötig sind zwölf Beitragsmonate in zwei Jahren. Es gibt 70 % des Lohns, mit Kindern oder tiefem Lohn 80 %. Bei eigener Kündigung ohne neue Stelle drohen bis 60 Einstelltage: Zeigen Sie Ihren guten Grund.',
  },
}
