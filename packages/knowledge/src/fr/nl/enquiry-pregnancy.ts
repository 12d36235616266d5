/** Questions about a job in pregnancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANCY_NL: Words = {
  'fr.ask-work.pregnant': {
    says: 'Een zwangere vrouw is beschermd tot tien weken na het zwangerschapsverlof. Alleen zware schuld of een andere reden kan de baan beëindigen, en nooit tijdens het verlof. Stuur het attest binnen 15 dagen na een ontslag: het is dan nietig.',
  },
}
