/** The Italian words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_IT: Words = {
  'de.parttime.want': {
    says: 'Il datore nega meno ore, o il congedo parentale richiesto.',
  },
  'de.parttime.right-parents': {
    says: 'Nel congedo parentale può lavorare da 15 a 32 ore, due mesi o più, in ditte con oltre 15 persone dopo sei mesi. Un no vuole motivi urgenti, per testo entro quattro settimane: otto se il figlio ha più di tre anni. Altrimenti vale sì. Nato prima di maggio 2025? Allora un’e-mail non basta per il no.',
  },
  'de.parttime.right-hours': {
    says: 'Fuori dal congedo parentale può chiedere meno ore dopo sei mesi in ditte con oltre 15 persone, tre mesi prima. Solo per un tempo (Brückenteilzeit): oltre 45. Un no vuole motivi della ditta, per testo un mese prima dell’inizio. Altrimenti vale sì.',
  },
  'de.parttime.right-leave': {
    says: 'Il congedo parentale in sé di solito non vuole un sì: solo una terza parte dopo i tre anni si può rifiutare, per motivi urgenti. Avvisi sette settimane prima, 13 se il figlio ha più di tre anni. Da allora, al massimo otto o 14 settimane prima dell’inizio, non possono licenziarLa fino alla fine.',
  },
  'de.parttime.step': {
    says: 'Guardi quando arrivarono richiesta e rifiuto. Scriva perché non è d’accordo e vada al tribunale del lavoro: può decidere in fretta.',
  },
}
