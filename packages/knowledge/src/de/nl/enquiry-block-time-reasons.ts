/** Questions about a block of unemployment pay with a good reason for leaving: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_TIME_REASONS_NL: Words = {
  'de.ask-job.block-time-reason': {
    says: 'Maak binnen een maand schriftelijk bezwaar; dat is gratis. Met een goede reden (wichtiger Grund) is er geen blokkade: advies van een arts om te stoppen, bewezen pesten, onbetaald loon of mantelzorg. Ook een later geschreven verklaring telt. Stuur die mee met wat u eerst probeerde; het kantoor heeft een formulier voor de arts. Bij hardheid daalt het tot zes weken. Als geregistreerd werkloze blijft u voor ziekte verzekerd.',
  },
}
