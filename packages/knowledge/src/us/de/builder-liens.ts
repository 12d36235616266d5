/** The German words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const BUILDER_LIENS_DE: Words = {
  'us.lien.ca-builder': {
    says: 'In Kalifornien endet das Pfandrecht (lien) eines Handwerkers am Haus, wenn er nicht in 90 Tagen nach dem Eintrag klagt. Wer eine Lizenz braucht und keine hat, kann meist nichts fordern.',
  },
  ...stateWords('home-lien', {
    ...sameCells(
      'MI OH PA',
      'kann eine Firma, die für Ihren Bauunternehmer gearbeitet hat, meist kein Pfandrecht (lien) an Ihrem Haus behalten, wenn Sie ihn vorher ganz bezahlt haben. Heben Sie jeden Zahlungsbeleg auf',
    ),
    AZ: 'kann nur eine Firma mit einem schriftlichen Vertrag mit Ihnen ein Pfandrecht (lien) an dem Haus haben, in dem Sie wohnen',
    GA: 'muss die Firma das Pfandrecht (lien) innerhalb von 90 Tagen nach ihrer Arbeit eintragen. Tragen Sie einen Widerspruch (notice of contest) ein, muss sie innerhalb von 60 Tagen klagen, sonst endet es',
    IL: 'können Sie die Firma schriftlich auffordern zu klagen. Klagt sie nicht innerhalb von 30 Tagen, endet das Pfandrecht (lien)',
    NC: 'muss die Firma das Pfandrecht (lien) innerhalb von 120 Tagen nach ihrer letzten Arbeit eintragen und innerhalb von 180 Tagen klagen, sonst endet es',
    WA: 'endet ein Pfandrecht (lien) am Haus, wenn die Firma nicht innerhalb von acht Monaten klagt. Bei dem Haus, in dem Sie wohnen, deckt es nur, was Sie Ihrem Bauunternehmer beim Eingang der Mitteilung noch schuldeten',
  }),
}
