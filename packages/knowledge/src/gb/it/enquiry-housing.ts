/** Domande sulla casa: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_IT: Words = {
  'gb.ask-housing.deposit-back': {
    says: 'Chieda per iscritto il deposito (deposit) e un elenco di ogni trattenuta con le prove. Se non è d’accordo, usi il servizio gratuito del sistema di tutela (deposit scheme). Il proprietario deve provare il danno.',
  },
  'gb.ask-housing.deposit-unprotected': {
    says: 'Il proprietario aveva 30 giorni per proteggere il deposito (deposit) e dirle dove. Se no, può chiederlo indietro, più da una a tre volte il suo valore. Ha sei anni.',
  },
  'gb.ask-housing.wear-and-tear': {
    says: 'Non paga per la normale usura (fair wear and tear), cioè l’uso normale nel tempo. Il proprietario può chiedere solo danni o sporco veri, meno l’età dell’oggetto.',
  },
  'gb.ask-housing.repairs': {
    says: 'Il proprietario deve riparare struttura, tubi, riscaldamento, acqua calda, bagni ed elettricità. Lo segnali per iscritto con foto. Se non succede nulla, chieda un’ispezione al comune (council). Continui a pagare l’affitto.',
  },
  'gb.ask-housing.damp': {
    says: 'Il proprietario deve tenere la casa abitabile, e umidità o muffa possono renderla non abitabile. Lo segnali per iscritto con foto ed effetti sulla salute. Poi chiami il comune (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Non smetta di pagare l’affitto, anche se le riparazioni non sono fatte. Potrebbe perdere la casa per arretrati. Se non può pagare, parli ora con il proprietario e un consulente sui debiti.',
  },
  'gb.ask-housing.rent-increase': {
    says: 'Un proprietario privato in Inghilterra può alzare l’affitto una volta l’anno, con il modulo Form 4A e due mesi di preavviso. Prima della data d’inizio può rivolgersi al tribunale (tribunal). Non può fissare più di quanto chiesto.',
    dependsOn: 'se hanno usato il modulo e il preavviso giusti',
  },
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
  'gb.ask-housing.entry': {
    says: 'Un proprietario non può entrare quando vuole. Per riparazioni e controlli dovrebbe dare almeno 24 ore di preavviso scritto, salvo emergenze. Gli chieda per iscritto di smettere.',
  },
  'gb.ask-housing.lodger': {
    says: 'Un ospite pagante (lodger) ha meno diritti. Il proprietario non ha bisogno di un ordine del tribunale, ma deve dare un preavviso giusto, spesso il tempo tra due affitti. Non può usare la forza.',
    dependsOn: 'se condivide gli spazi di casa con il proprietario',
  },
  'gb.ask-housing.pets': {
    says: 'Dal 1 maggio 2026 può chiedere per iscritto un animale a un proprietario privato in Inghilterra. Deve rispondere entro 28 giorni e serve un buon motivo per rifiutare.',
    dependsOn: 'se hanno un buon motivo',
  },
  'gb.ask-housing.arrears': {
    says: 'Chiami oggi il proprietario e offra l’affitto più qualcosa. Controlli gli aiuti e chieda una consulenza gratuita sui debiti. Per il motivo principale servono tre mesi di arretrati, quattro settimane di avviso e un tribunale.',
  },
  'gb.ask-housing.leave-early': {
    says: 'Gli affitti privati in Inghilterra ora non hanno una fine fissa. Può andare via con due mesi di preavviso scritto, che finisce con un periodo d’affitto. Il contratto può chiedere meno.',
  },
  'gb.ask-housing.fees': {
    says: 'In Inghilterra quasi tutti i costi in più sono vietati. Sono permessi affitto, deposito con limite, caparra (holding deposit) fino a una settimana d’affitto e pochi costi per Sue mancanze. Gli altri può chiederli indietro.',
    dependsOn: 'per che cosa è il costo',
  },
  'gb.ask-housing.rent-in-advance': {
    says: 'Per i nuovi affitti privati in Inghilterra possono chiedere al massimo un mese d’affitto in anticipo. Non possono invitare offerte sopra l’annuncio.',
  },
  'gb.ask-housing.no-benefits': {
    says: 'Un proprietario o agente privato in Inghilterra non può rifiutarla perché ha aiuti pubblici o figli. Conservi l’annuncio o il messaggio e lo dica al comune (council).',
  },
  'gb.ask-housing.homeless': {
    says: 'Contatti oggi l’ufficio del comune per chi perde la casa (homeless team). Se la perde entro 56 giorni, deve aiutarla a restare o a trovarne un’altra. Chiami Shelter allo 0808 800 4444.',
  },
  'gb.ask-housing.revenge': {
    says: 'Conservi la prova del reclamo e la data. In Inghilterra al proprietario ora servono un vero motivo di legge e un ordine del tribunale. Il solo reclamo non può toglierle la casa.',
  },
  'gb.ask-housing.tenancy-agreement': {
    says: 'Ha diritti anche senza nulla di scritto. Se paga l’affitto per una casa solo per Lei, molto probabilmente è un inquilino (tenant). Chieda le condizioni per iscritto.',
  },
  'gb.ask-housing.section-21-ended': {
    says: 'La «section 21» è finita per gli inquilini privati in Inghilterra il 1 maggio 2026. Da allora al proprietario servono un motivo di legge, un avviso «section 8» e un ordine del tribunale.',
  },
  'gb.ask-housing.arrears-evict': {
    says: 'A un proprietario privato in Inghilterra servono quattro settimane di avviso e un tribunale. Con tre mesi di arretrati alle due date il tribunale deve ordinarlo. Con meno, guarda che cosa è giusto.',
    dependsOn: 'quanto deve, e che cosa decide un tribunale',
  },
  'gb.ask-home.succession': {
    says: 'Un affitto protetto del comune (secure tenancy) può passare una volta. Lo prende il marito, la moglie o il partner che viveva lì. Altri familiari possono se è iniziato prima del 1º aprile 2012 e se hanno vissuto lì gli ultimi 12 mesi, o se il contratto lo dice. Lo chieda per iscritto, continui a pagare e non vada via senza consiglio.',
    dependsOn:
      'quando è iniziato l’affitto, chi è Lei per l’inquilino e se è già passato una volta',
  },
  'gb.ask-homeless.review': {
    says: "Chieda al comune un riesame (review) per iscritto entro 21 giorni dalla decisione, e un alloggio nel frattempo. Se è ancora no, ha 21 giorni per la County Court su un punto di diritto. Chiami oggi Shelter; per questo c'è il patrocinio gratuito.",
  },
}
