/** The Italian words of the rows in ../enquiry-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_IT: Words = {
  'us.ask-home.lockout': {
    says: 'In quasi ogni Stato un proprietario (landlord) non può chiuderla fuori, tagliare la luce o togliere le Sue cose. Chiami ora il numero non d’emergenza della polizia e l’assistenza legale gratuita (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'Non è obbligato a uscire l’ultimo giorno di un avviso. Il proprietario (landlord) deve poi andare in tribunale e vincere. Risponda in tempo agli atti del tribunale e chiami oggi l’assistenza legale gratuita (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Durante un contratto a tempo fisso il proprietario (landlord) deve avere un motivo. Di mese in mese serve un avviso scritto, in quasi tutti gli Stati 30 giorni o più. Può restare finché un tribunale non ordina di uscire.',
    dependsOn: 'il Suo contratto, il Suo Stato e la Sua città',
  },
  'us.ask-home.rent-behind': {
    says: 'Lo dica al proprietario (landlord) per iscritto, offra un piano e chiami il 211 per un aiuto con l’affitto. Solo un tribunale può ordinarle di uscire. Se riceve un avviso, chiami l’assistenza legale gratuita (legal aid).',
  },
  'us.ask-home.deposit': {
    says: 'Dia il Suo nuovo indirizzo e lo chieda per iscritto. Ogni Stato fissa un tempo, quasi sempre da 14 a 45 giorni, e l’uso normale non si paga. Poi usi il tribunale per le piccole cause (small claims court).',
  },
  'us.ask-home.repairs': {
    says: 'Chieda la riparazione per iscritto e faccia foto. Poi chiami l’ispettore della città (code inspector). Non trattenga l’affitto prima di un consiglio sul posto: le regole cambiano da Stato a Stato.',
  },
  'us.ask-home.rent-increase': {
    says: 'Durante un contratto a tempo fisso l’affitto può salire solo se il contratto lo dice. Dopo serve un avviso, e alcuni Stati e città limitano l’aumento.',
    dependsOn: 'il Suo contratto, il Suo Stato e la Sua città',
  },
  'us.ask-home.discrimination': {
    says: 'Faccia reclamo a HUD entro un anno, o al Suo Stato. Un proprietario (landlord) non può trattarla peggio per razza, sesso, religione, figli o disabilità, e deve fare cambiamenti giusti per una disabilità.',
  },
  'us.ask-home.break-lease': {
    says: 'Può dovere l’affitto finché non arriva un nuovo inquilino. Ordini militari, pericolo in casa o una casa non abitabile possono liberarla. In quasi tutti gli Stati il proprietario (landlord) deve provare ad affittarla di nuovo.',
    dependsOn: 'il Suo motivo, il Suo contratto e il Suo Stato',
  },
  'us.ask-home.military-lease': {
    says: 'Con ordini militari può chiudere un contratto (lease): dia un avviso scritto e una copia degli ordini. Finisce 30 giorni dopo la prossima scadenza dell’affitto.',
  },
  'us.ask-home.enter': {
    says: 'In quasi tutti gli Stati un proprietario (landlord) deve avvisare, spesso 24 ore prima, e avere un buon motivo. In un’emergenza può entrare subito.',
    dependsOn: 'il Suo Stato e se è un’emergenza',
  },
  'us.ask-home.eviction-lawyer': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid) o il 211. È gratis per redditi bassi, e in alcune città ogni inquilino in tribunale ha un avvocato gratis.',
  },
  'us.ask-home.eviction-record': {
    says: 'Una ditta di controllo può quasi sempre segnalare uno sfratto per sette anni. Può avere il suo rapporto, contestare gli errori e in molti stati chiedere al tribunale di sigillare il caso (seal).',
  },
  'us.ask-home.pay-before-court': {
    says: 'In molti stati pagare tutto l’affitto, le spese e i costi del tribunale prima dell’udienza o della sentenza ferma il caso. Paghi in modo che resti una prova. Vada comunque in tribunale e chieda di chiudere il caso.',
    dependsOn: 'il Suo Stato e il giorno in cui paga',
  },
  'us.ask-home.home-sold': {
    says: 'Un contratto quasi sempre continua con il nuovo proprietario, e anche il deposito. Senza un contratto a tempo fisso devono dare l’avviso del Suo stato. Chieda per iscritto chi riceve ora l’affitto.',
    dependsOn: 'il Suo contratto e il Suo Stato',
  },
  'us.ask-home.roommate-left': {
    says: 'Se avete firmato entrambi lo stesso contratto, il proprietario può quasi sempre chiedere tutto l’affitto a ciascuno. Paghi per tenere la casa, poi chieda la parte dell’altro alla small claims court.',
    dependsOn: 'se avete firmato entrambi lo stesso contratto',
  },
  'us.ask-home.voucher-refused': {
    says: 'La legge federale permette a quasi tutti i proprietari di rifiutare un buono (voucher), ma molti stati e città lo vietano. Chieda il no per iscritto e reclami all’ufficio dei diritti civili del Suo stato.',
    dependsOn: 'il Suo Stato e la Sua città',
  },
}
