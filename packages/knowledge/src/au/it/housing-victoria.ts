/** Notices to end a tenancy and late rent in Victoria: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_IT: Words = {
  'au.home.vic-grounds': {
    says: 'Dal 25 novembre 2025 un padrone di casa (rental provider) in Victoria non può chiudere un affitto senza motivo. Molti motivi richiedono 90 giorni.',
  },
  'au.home.vic-pay': {
    says: 'In Victoria, se paga l’affitto entro 14 giorni, l’avviso non ha effetto. Vale fino a quattro volte in 12 mesi.',
  },
  'au.home.vic-police': {
    says: 'In Victoria solo VCAT può ordinarle di uscire, e solo la polizia può eseguirlo. VCAT chiede se è giusto.',
  },
  'au.home.vic-change': {
    says: 'In Victoria gli avvisi di uscita senza motivo sono finiti il 25 novembre 2025.',
    was: 'Alcuni affitti potevano finire senza motivo alla fine del primo periodo.',
    is: 'Serve un motivo previsto dalla legge.',
  },
  'au.home.vic-fourteen': {
    says: 'In Victoria l’avviso per affitto non pagato deve darle 14 giorni. Contiamo dalla sua data, per sicurezza.',
    action: 'Pagare tutto l’affitto che deve',
    consequence: 'Possono chiedere un ordine a VCAT.',
  },
}
