/** The Italian words of the rows in ../pay-and-safety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAY_AND_SAFETY_IT: Words = {
  'us.pay.right-salary': {
    says: 'Uno stipendio fisso da solo non toglie gli straordinari. Compiti e paga devono superare prove fissate. Può chiedere fino a due o tre anni indietro, e altrettanto in più.',
  },
  'us.pay.right-status': {
    says: 'Non decide il nome che le danno. Se la ditta controlla il Suo lavoro, può essere un dipendente con diritti a straordinari e disoccupazione (unemployment).',
  },
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
  'us.pay.right-background': {
    says: 'Prima di decidere per un rapporto sul Suo passato (background report) un datore deve darle una copia e tempo per rispondere. Può contestare gli errori.',
  },
  'us.pay.right-leave': {
    says: 'In ditte con 50 lavoratori può quasi sempre prendere 12 settimane di congedo non pagato e riavere il posto. Ha 15 giorni per portare un modulo del medico.',
  },
  'us.pay.right-tips': {
    says: 'Un datore o un capo non può tenere le Sue mance. Non può farle pagare le sue perdite se questo tocca la paga minima.',
  },
}
