/** The Italian words of the rows in ../non-compete.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NON_COMPETE_IT: Words = {
  'fr.noncompete.want': {
    says: 'Un ex datore dice che una clausola vieta il suo nuovo lavoro (non-concurrence).',
  },
  'fr.noncompete.right-valid': {
    says: 'Una tale clausola vale solo se protegge un interesse vero e ha limiti di tempo e di luogo. Deve lasciarLe lavoro nel Suo mestiere, e devono pagarLa per questo. Senza compenso è nulla.',
  },
  'fr.noncompete.right-sum': {
    says: 'Un giudice può ridurre una penale molto troppo alta, anche da sé. Non Le hanno pagato il dovuto? Lo chieda per iscritto: se ancora non pagano, di solito è libero.',
  },
  'fr.noncompete.right-let-go': {
    says: 'Possono rinunciarvi solo nel termine del contratto o contratto collettivo, al più tardi all’uscita. Dopo devono ancora i soldi.',
  },
  'fr.noncompete.step': {
    says: 'Legga la clausola: durata, luogo, mestiere, compenso. Risponda per iscritto in tempo e chieda a sindacato o avvocato prima di lasciare. Decide il prud’hommes.',
  },
}
