/** The last pay: wages, leave, superannuation and deductions: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_IT: Words = {
  'au.work.no-hold': {
    says: 'Non possono trattenere la paga che ha guadagnato. Non possono farla firmare sul momento.',
  },
  'au.work.know-crime': {
    says: 'Dal 1 gennaio 2025 è un reato pagare apposta i lavoratori meno del dovuto.',
  },
  'au.work.right-leave': {
    says: 'Ha diritto a essere pagato per le ferie (annual leave) che non ha usato.',
  },
  'au.work.right-super': {
    says: 'Dal 1 luglio 2026 il datore di lavoro deve versare i contributi per la pensione (super) entro sette giorni lavorativi dal giorno di paga.',
  },
  'au.work.step-pay': {
    says: 'Controlli l’ultima paga: stipendio, preavviso, ferie e contributi (super). Usi gli strumenti gratuiti del Fair Work Ombudsman.',
  },
  'au.work.right-deductions': {
    says: 'L’ultima paga deve arrivare intera. Si possono trattenere soldi solo se Lei ha detto sì per iscritto per il Suo bene. Oppure se lo permette una legge o un contratto di settore (award).',
  },
  'au.work.right-long-service': {
    says: 'Dopo molti anni di lavoro, il congedo di anzianità (long service leave) di solito viene pagato quando il lavoro finisce. Ogni stato ha i suoi anni.',
  },
}
