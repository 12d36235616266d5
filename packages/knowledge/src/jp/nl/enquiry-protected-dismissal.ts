/** The Dutch words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_NL: Words = {
  'jp.ask.fired-while-ill': {
    says: 'Maakte het werk u ziek of gewond, dan mag u tijdens het verlof en 30 dagen daarna niet ontslagen worden. Bij een privéziekte moet het bedrijf eerst zijn verlofregels (休職) volgen en terugkeer bekijken. Teken niets. Vraag reden en regels schriftelijk, met doktersbriefje.',
  },
  'jp.ask.pregnant-fired': {
    says: 'U mag niet ontslagen of slechter behandeld worden om zwangerschap, bevalling of ouderschapsverlof. Ontslag tijdens de zwangerschap of binnen een jaar na de bevalling is nietig, tenzij het bedrijf een andere reden bewijst. Teken niets. Noteer alles. Bel het arbeidsbureau (雇用環境・均等部).',
  },
}
