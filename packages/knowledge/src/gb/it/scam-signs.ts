/** Signs of a scam, warnings and ways to go about it. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_IT: Words = {
  'gb.scam.option-check': {
    title: 'Segnalarla e non fare altro',
    says: 'Non risponda. La segnali, blocchi il mittente e la cancelli dopo averne fatto una copia.',
    cost: 'Nulla.',
    time: 'Cinque minuti.',
    risk: 'Nessuno, dopo che ha controllato con la vera azienda.',
    bestFor: 'Non ha pagato e non ha dato dati.',
  },
  'gb.scam.option-bank': {
    title: 'Chiamare subito la banca',
    says: 'Racconti alla banca che cosa è successo e chieda indietro i soldi.',
    cost: 'Nulla. In alcune richieste si perdono fino a £100.',
    time: 'Chiami oggi. Una decisione può richiedere da 5 a 35 giorni lavorativi.',
    risk: 'Più aspetta, più diventa difficile.',
    bestFor: 'Ha pagato, o ha dato dati della carta o della banca.',
  },
  'gb.scam.option-complain': {
    title: 'Contestare la banca se dice no',
    says: 'Faccia reclamo per iscritto, poi vada dal Financial Ombudsman.',
    cost: 'Nulla.',
    time: 'Settimane per la banca, alcuni mesi per l’Ombudsman.',
    risk: 'Deve farlo entro sei mesi dalla risposta finale della banca.',
    bestFor: 'La banca ha rifiutato il rimborso.',
  },
  'gb.scam.warn-recovery': {
    says: 'Diffidi di chi offre di recuperare i Suoi soldi a pagamento. Spesso è di nuovo la stessa banda.',
  },
  'gb.scam.warn-remote': {
    says: 'Chi La chiama non deve mai vedere o controllare il Suo telefono o computer. Se è successo, lo spenga e avvisi la banca.',
  },
  'gb.scam.warn-do-not-pay': {
    says: 'Nessun vero debito si aggrava per un giorno di controlli. Non paghi ancora nulla.',
  },
  'gb.scam.insight-hurry': {
    says: 'Le mette fretta. Pressione e tempi brevi sono gli strumenti più vecchi di una truffa.',
    actionable: 'Aspetti. La mostri a una persona di fiducia prima di fare qualsiasi cosa.',
  },
  'gb.scam.insight-secrets': {
    says: 'Chiede un PIN, una password o un codice. Nessuna vera banca e nessun ente pubblico li chiede in un messaggio.',
    actionable: 'Se ha dato uno di questi, chiami subito la banca al 159.',
  },
  'gb.scam.insight-odd-payment': {
    says: 'Chiede buoni regalo o criptovalute. Nessuna vera azienda e nessun ufficio li accetta per un debito.',
    actionable: 'Non li compri. Se l’ha fatto, chiami subito la società dei buoni e la Sua banca.',
  },
  'gb.scam.insight-link': {
    says: 'La manda su una pagina web per «verificare» o «confermare». Quella pagina può copiarne una vera per rubare i Suoi dati.',
    actionable: 'Scriva Lei l’indirizzo vero, o usi l’app che ha già.',
  },
  'gb.scam.insight-not-covered': {
    says: 'La regola sul rimborso copre i bonifici nel Regno Unito in sterline. Non copre contanti, quasi tutti i pagamenti in criptovalute o quelli all’estero.',
    actionable: 'Avvisi comunque la banca. Forse può fermare o seguire il pagamento.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud ora si chiama Report Fraud. Il numero di telefono è lo stesso.',
    was: 'Le truffe si segnalavano ad Action Fraud.',
    is: 'Le truffe si segnalano a Report Fraud. Il numero è lo stesso: 0300 123 2040.',
  },
}
