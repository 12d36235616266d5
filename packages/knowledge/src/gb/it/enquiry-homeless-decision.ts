/** Questions about a council's no to a person without a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_IT: Words = {
  'gb.ask-homeless.review': {
    says: 'Chieda al comune un riesame (review) per iscritto entro 21 giorni dalla decisione. Chieda nella stessa lettera un alloggio temporaneo adatto fino alla decisione, e dica perché. Se è ancora no, ha 21 giorni per la County Court su un punto di diritto. Chiami oggi Shelter; per questo c’è il patrocinio gratuito.',
  },
  'gb.ask-homeless.intentional': {
    says: 'Chieda per iscritto un riesame (review) entro 21 giorni dalla lettera, e un alloggio fino alla decisione. Non è intenzionale se non era giusto farla restare, per esempio con violenze o minacce. Con figli o in gravidanza il comune deve comunque alloggiarla per un tempo giusto e aiutarla a cercare. Chiami Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.accept-and-review': {
    says: 'Non dica no prima di avere un consiglio: il comune può smettere di aiutarla. Può accettare l’alloggio e chiedere lo stesso un riesame (review) perché non è adatto. Lo faccia per iscritto entro 21 giorni, con prove: salute, carrozzina, scuola, lavoro, distanza. Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.turned-away': {
    says: 'Il council non può mandarla via così. Con un ordine del giudice, o se può perdere la casa entro 56 giorni, deve prendere la domanda e aiutare ora. La guida ufficiale dice che le famiglie non devono aspettare i bailiffs. Faccia domanda oggi per iscritto con l’ordine e chieda una decisione scritta. Con figli deve ospitarvi per ora se siete senza casa. Non esca senza il consiglio di Shelter.',
  },
}
