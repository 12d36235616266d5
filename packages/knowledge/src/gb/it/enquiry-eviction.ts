/** Questions about notices, eviction and homelessness in England: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'gb.ask-housing.section-21': {
    says: 'La «section 21» è finita per gli inquilini privati in Inghilterra il 1 maggio 2026. Un avviso dato dopo il 30 aprile 2026 non ha effetto. Non è obbligato ad andare via per questo.',
  },
  'gb.ask-housing.old-section-21': {
    says: 'Un avviso «section 21» di prima del 1 maggio 2026 vale solo se una causa è iniziata al più tardi il 31 luglio 2026. Chieda consiglio sulla data e sui documenti del tribunale.',
    dependsOn: 'quando è stato dato l’avviso e se la causa è iniziata',
  },
  'gb.ask-housing.evict': {
    says: 'A un proprietario privato in Inghilterra ora servono un motivo di legge, un giusto avviso «section 8» e un ordine del tribunale. Per vendere o abitarci servono quattro mesi di avviso, e non nel primo anno.',
    dependsOn: 'il motivo che danno',
  },
  'gb.ask-housing.must-leave': {
    says: 'Non è obbligato ad andare via il giorno in cui finisce un avviso. Solo un tribunale può ordinarlo, e solo gli ufficiali del tribunale (court bailiffs) possono eseguirlo. Se vive con il proprietario, è diverso.',
  },
  'gb.ask-housing.locked-out': {
    says: 'È un reato mandare via con la forza quasi tutti gli inquilini senza un ordine del tribunale, o cambiare le serrature. Chiami ora il comune (council) e la polizia al 101, o al 999 se si sente in pericolo.',
  },
  'gb.ask-housing.homeless': {
    says: 'Contatti oggi l’ufficio del comune per chi perde la casa (homeless team). Se la perde entro 56 giorni, deve aiutarla a restare o a trovarne un’altra. Chiami Shelter allo 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Conservi la prova del reclamo e la data. In Inghilterra al proprietario ora servono un vero motivo di legge e un ordine del tribunale. Il solo reclamo non può toglierle la casa.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'La «section 21» è finita per gli inquilini privati in Inghilterra il 1 maggio 2026. Da allora al proprietario servono un motivo di legge, un avviso «section 8» e un ordine del tribunale.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'A un proprietario privato in Inghilterra servono quattro settimane di avviso e un tribunale. Con tre mesi di arretrati alle due date il tribunale deve ordinarlo. Con meno, guarda che cosa è giusto.',
    dependsOn: 'quanto deve, e che cosa decide un tribunale',
  },
}
