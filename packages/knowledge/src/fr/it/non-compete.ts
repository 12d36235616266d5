/** The Italian words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_IT: Words = {
  'fr.noncompete.want': {
    says: 'Un ex datore dice che una clausola vieta il suo nuovo lavoro (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Vale solo se protegge un interesse reale, è limitata in tempo e luogo, le lascia lavoro e la paga. Senza compenso è nulla.',
  },
  'fr.noncompete.right-sum': {
    says: 'Il giudice può ridurre una penale eccessiva, anche d’ufficio. Non le hanno pagato il dovuto? Allora è libero.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Possono rinunciarvi solo nel termine del contratto o contratto collettivo, al più tardi all’uscita. Dopo devono ancora i soldi.',
  },
  'fr.noncompete.step': {
    says: 'Legga la clausola: durata, luogo, mestiere, compenso. Risponda per iscritto in tempo e chieda a sindacato o avvocato prima di lasciare. Decide il prud’hommes.',
  },
}
