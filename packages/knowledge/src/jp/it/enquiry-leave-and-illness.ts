/** Questions about paid leave, care leave, illness and injuries at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_AND_ILLNESS_IT: Words = {
  'jp.ask.paid-leave': {
    says: 'Dopo sei mesi, con l’80% dei giorni lavorati, ha ferie pagate. Sono dieci giorni a tempo pieno, meno a tempo parziale secondo i giorni alla settimana. La ditta può solo spostare il giorno se fermerebbe il lavoro. Non può punirla.',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Prima di uscire può prendere tutti i giorni rimasti. La ditta non può spostarli oltre l’ultimo giorno né rifiutare. Indichi i giorni per iscritto o e-mail. Ciò che resta di solito è perso, perché non deve pagarlo. Se rifiuta, vada all’ispettorato (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Con l’assicurazione dei dipendenti ha un’indennità (傷病手当金) dal quarto giorno: circa due terzi della paga, fino a un anno e sei mesi in tutto. Medico e ditta compilano il modulo. Con un anno di assicurazione può continuare dopo l’uscita. Se il lavoro L’ha fatta ammalare, chieda 労災.',
  },
  'jp.ask.care-leave': {
    says: 'Può prendere 93 giorni di congedo di cura (介護休業) per ogni familiare, in fino a tre parti. La ditta non può rifiutare né punirla. Lo dica per iscritto due settimane prima. L’assicurazione lavoro paga circa il 67 % della paga. Ci sono anche cinque giorni all’anno per cure brevi (介護休暇).',
  },
  'jp.ask.work-injury': {
    says: 'Può chiedere Lei all’ispettorato, anche se la ditta non firma. Anche part-time. Paga tutte le cure e dal quarto giorno circa l’80 % della paga. Non usi la tessera sanitaria; dica al medico che viene dal lavoro. La ditta non può licenziarla per questo.',
  },
}
