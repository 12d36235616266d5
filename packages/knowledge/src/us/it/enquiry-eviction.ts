/** The Italian words of the rows in ../enquiry-eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_IT: Words = {
  'us.ask-home.lockout': {
    says: 'In quasi ogni Stato un proprietario (landlord) non può chiuderla fuori, tagliare la luce o togliere le Sue cose. Chiami ora il numero non d’emergenza della polizia e l’assistenza legale gratuita (legal aid).',
  },
  'us.ask-home.must-leave': {
    says: 'Non è obbligato a uscire l’ultimo giorno di un avviso. Il proprietario (landlord) deve poi andare in tribunale e vincere. Risponda in tempo agli atti del tribunale e chiami oggi l’assistenza legale gratuita (legal aid).',
  },
  'us.ask-home.wants-me-out': {
    says: 'Durante un contratto a tempo fisso il proprietario (landlord) deve avere un motivo. Di mese in mese serve un avviso scritto, in quasi tutti gli Stati 30 giorni o più. In alcuni, come New Jersey o California, il motivo deve anche essere previsto dalla legge. Può restare finché un tribunale non ordina di uscire.',
    dependsOn: 'il Suo contratto, il Suo Stato e la Sua città',
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
}
