/** Questions about holidays and illness in a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AND_SICK_LEAVE_WORDS: Words = {
  'de.ask-job.holiday': {
    says: "Per legge almeno quattro settimane all'anno. Si perdono solo se il datore gliel'ha detto in tempo. Alla fine del lavoro i giorni aperti si pagano.",
    dependsOn: "il contratto e se il datore L'ha avvisata",
  },
  'de.ask-job.sick-pay': {
    says: "Dopo quattro settimane di lavoro il datore La paga per intero fino a sei settimane. Poi la cassa malattia paga l'indennità.",
  },
  'de.ask-job.meeting-while-sick': {
    says: 'Finché è malato di solito non deve andare a un colloquio in ditta. Serve un motivo urgente che non può aspettare, e la salute deve permetterlo. Possono chiedere due parole al telefono. Dica di no per iscritto con il certificato e non taccia.',
  },
  'de.ask-job.leave-denied': {
    says: 'Le ferie concesse non si possono ritirare, e non deve tornare. Prima contano i Suoi desideri, salvo bisogno urgente della ditta o colleghi con più diritto sociale. Chieda il motivo per iscritto. Non parta mai senza un sì: lo faccia ordinare dal tribunale del lavoro.',
  },
}
