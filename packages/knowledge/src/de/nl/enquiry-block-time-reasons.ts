/** Questions about a block of unemployment pay with a good reason for leaving: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_NL: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Maak binnen een maand schriftelijk bezwaar; het is gratis. Met een goede reden (wichtiger Grund) is er geen sperre. Zoals ziekte waarbij een arts vertrek aanraadde, bewezen pesten, niet betaald loon, zorg, of intrekken bij uw echtgenoot. Stuur de verklaring en toon wat u eerst probeerde. Het bureau heeft een formulier voor de arts. Bij nee is de sociale rechter gratis.',
  },
}
