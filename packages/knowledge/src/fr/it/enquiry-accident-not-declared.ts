/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_IT: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'Non è troppo tardi. Le 48 ore valgono per il datore di lavoro. Se non denuncia nulla, può denunciare lei stesso l’infortunio alla CPAM, fino alla fine del secondo anno successivo. Mandi il certificato medico che parla di infortunio sul lavoro, con i nomi dei testimoni. Rifiuti la semplice malattia e avvisi oggi il capo per iscritto. L’indennità è più alta, senza giorni di carenza. Non possono punirla per questo.',
  },
  'fr.ask-work.accident-pay': {
    says: 'La CPAM paga dal giorno dopo l’infortunio, senza carenza: il 60 % della paga giornaliera per 28 giorni, poi l’80 %, con un limite. Il datore paga per intero il giorno dell’infortunio. Dopo un anno in azienda deve per lo più anche un’integrazione. Le cure sono gratuite con il foglio d’infortunio (feuille d’accident). Mandi il certificato a entrambi entro 48 ore.',
  },
  'fr.ask-work.accident-dismissed': {
    says: 'Durante l’assenza per infortunio sul lavoro, l’azienda può licenziare solo per colpa grave, o se non può mantenere il contratto per un motivo estraneo all’infortunio. Altrimenti il licenziamento è nullo: può tornare o avere almeno sei mesi di paga. L’infortunio in itinere non ha questa tutela. Un contratto a termine finisce comunque nel suo giorno. Contesti per raccomandata, poi al tribunale del lavoro entro un anno.',
  },
}
