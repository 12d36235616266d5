/** The Dutch words of Germany: company reminder. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_NL: Words = {
  'de.reminder.who': {
    says: 'Het bedrijf zelf schrijft u. Een aanmaning (Mahnung) is maar een brief, en geeft het geen macht over u.',
  },
  'de.reminder.rights': {
    says: 'U mag om de rekening en het contract vragen, nee zeggen, en te hoge kosten weigeren.',
  },
  'de.reminder.right-first-free': {
    says: 'De eerste aanmaning, die u in verzuim brengt, moet gratis zijn. Latere mogen alleen papier en post kosten, meestal € 1 tot € 3.',
  },
  'de.reminder.step-valid': {
    says: 'Kunt u niet meteen betalen? Bied schriftelijk kleine bedragen per maand aan. Vraag dat er geen nieuwe kosten bijkomen.',
  },
  'de.reminder.step-dispute': {
    says: 'Klopt het niet? Schrijf: „Ik betwist de eis.” Zeg waarom, en vraag het contract en de rekening. Bewaar bewijs van verzending.',
  },
}
