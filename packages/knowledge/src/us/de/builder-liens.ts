/** The German words of the rows in ../builder-liens.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUILDER_LIENS_DE: Words = {
  'us.lien.ca-builder': {
    says: 'In Kalifornien endet das Pfandrecht (lien) eines Handwerkers am Haus, wenn er nicht in 90 Tagen nach dem Eintrag klagt. Wer eine Lizenz braucht und keine hat, kann meist nichts fordern.',
  },
}
