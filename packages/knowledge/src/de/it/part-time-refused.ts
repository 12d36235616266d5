/** The Italian words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_IT: Words = {
  'de.parttime.want': {
    says: 'Il datore nega meno ore, o il congedo parentale richiesto.',
  },
  'de.parttime.right-parents': {
    says: 'In congedo parentale può lavorare da 15 a 32 ore in aziende con più di 15 persone dopo sei mesi. Rifiuto solo scritto, per motivi urgenti, in quattro settimane, otto se il bambino ha più di tre anni. Tardi vale sì.',
  },
  'de.parttime.right-hours': {
    says: 'Altrimenti, dopo sei mesi in aziende con più di 15 persone può chiedere meno ore tre mesi prima. Il no richiede motivi e forma scritta un mese prima. Altrimenti vale sì.',
  },
  'de.parttime.right-leave': {
    says: 'Il congedo parentale non richiede un sì. Basta avvisare: sette settimane prima, 13 se il bambino ha più di tre anni. In quel tempo niente licenziamento.',
  },
  'de.parttime.step': {
    says: 'Guardi quando arrivarono richiesta e rifiuto. Scriva perché non è d’accordo e vada al tribunale del lavoro: può decidere in fretta.',
  },
}
