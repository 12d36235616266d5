/** The Italian words of the rows in ../fair-treatment-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAIR_TREATMENT_AT_WORK_IT: Words = {
  'us.pay.right-safe': {
    says: 'Il Suo datore non può punirla per un reclamo sulla sicurezza. Ha solo 30 giorni per dirlo a OSHA.',
  },
  'us.pay.right-fair': {
    says: 'È vietato trattarla peggio per razza, colore, religione, sesso, origine, età da 40 anni o disabilità. L’EEOC deve saperlo entro 180 o 300 giorni.',
  },
  'us.pay.right-mother': {
    says: 'Il Suo datore deve quasi sempre dare cambiamenti che aiutano in gravidanza, e tempo e un posto privato per tirare il latte.',
  },
  'us.pay.right-talk': {
    says: 'Lei e i colleghi potete parlare di paga e chiedere condizioni migliori, con o senza sindacato. Una denuncia (charge) va fatta entro sei mesi.',
  },
}
