/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_IT: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Chiami ora la banca al 159 o al numero della carta. Per un bonifico britannico dal 7 ottobre 2024 di solito deve rimborsarla, fino a £85,000. Poi segnali la frode.',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Sì, di solito, fino a £85,000, per un bonifico britannico dal 7 ottobre 2024. Chiami ora la banca al 159 o al numero della carta. Poi segnali la frode.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Faccia reclamo scritto alla banca. Deve mostrare che Lei è stato gravemente negligente, e la Sua salute o lo stress conta. Dopo la risposta finale ha sei mesi per andare gratis dall’Ombudsman.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Non clicchi, non chiami e non paghi dal messaggio. Cerchi Lei la vera società e chieda. Mandi gli SMS di truffa al 7726 e le e-mail a report@phishing.gov.uk.',
    dependsOn: 'se la vera società lo conferma',
  },
  'gb.scam.step-stop-question': {
    says: 'Si fermi. Non risponda, non clicchi, non chiami il numero del messaggio e non paghi.',
  },
  'gb.scam.step-bank-question': {
    says: 'Ha pagato o dato dati bancari? Chiami subito la banca al 159 o al numero sulla Sua carta. Chieda di fermare il pagamento.',
  },
  'gb.scam.step-check-question': {
    says: 'Controlli con la vera azienda. Cerchi da solo il suo numero, su una bolletta, una carta o il suo sito. Chieda se Le ha scritto.',
  },
  'gb.scam.step-report-question': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, usi reportfraud.police.uk o chiami lo 0300 123 2040.',
  },
  'gb.scam.step-report-scotland-question': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, chiami Police Scotland al 101.',
  },
  'gb.scam.step-passwords-question': {
    says: 'Ha dato una password? La cambi subito, su ogni sito dove l’ha usata. Cominci dalla Sua e-mail.',
  },
  'gb.scam.step-keep-question': {
    says: 'Conservi il messaggio e la busta. Scriva date, nomi, numeri e quanto ha pagato. La banca e la polizia lo chiederanno.',
  },
  'gb.scam.step-hmrc-question': {
    says: 'Il messaggio dice di venire dall’ufficio delle tasse (HMRC)? Controlli il Suo conto su GOV.UK. Non usi il link.',
  },
  'gb.scam.step-claim-bank-question': {
    says: 'Ha fatto un bonifico? Chieda alla banca il rimborso come vittima di truffa. Dica che è un «APP scam claim». Lo faccia entro 13 mesi.',
  },
  'gb.scam.step-claim-card-question': {
    says: 'Ha pagato con carta? Chieda alla società della carta lo storno (chargeback). Con carta di credito, per un solo acquisto oltre £100, citi anche «section 75».',
  },
  'gb.scam.right-reimbursed-question': {
    says: 'L’hanno ingannata per farle fare un bonifico nel Regno Unito dal 7 ottobre 2024 in poi? Quasi sempre la banca deve restituire i soldi, fino a £85,000.',
  },
  'gb.scam.right-five-days-question': {
    says: 'La banca dovrebbe pagare entro cinque giorni lavorativi dalla Sua richiesta. Può fermarsi per fare domande, ma deve decidere entro 35 giorni lavorativi.',
  },
  'gb.scam.right-excess-question': {
    says: 'La banca può trattenere fino a £100 di una richiesta. Non può farlo se Lei era vulnerabile alla truffa.',
  },
  'gb.scam.right-unauthorised-question': {
    says: 'Sono usciti soldi dal Suo conto senza il Suo consenso? Lo dica alla banca. Quasi sempre deve rimborsarla entro la fine del giorno lavorativo dopo.',
  },
  'gb.scam.right-ombudsman-question': {
    says: 'Se la banca dice no, faccia reclamo alla banca. Poi può andare gratis dal Financial Ombudsman, entro sei mesi dalla risposta finale.',
  },
  'gb.scam.right-no-debt-question': {
    says: 'Chi dice che Lei deve soldi deve poter rispondere. Lei ha il diritto di chiedergli di provare chi è e per che cosa.',
  },
  'gb.scam.option-bank-question': {
    says: 'Racconti alla banca che cosa è successo e chieda indietro i soldi.',
    title: 'Chiamare subito la banca',
    cost: 'Nulla. In alcune richieste si perdono fino a £100.',
    time: 'Chiami oggi. Una decisione può richiedere da 5 a 35 giorni lavorativi.',
    risk: 'Più aspetta, più diventa difficile.',
    bestFor: 'Ha pagato, o ha dato dati della carta o della banca.',
  },
  'gb.scam.option-complain-question': {
    says: 'Faccia reclamo per iscritto, poi vada dal Financial Ombudsman.',
    title: 'Contestare la banca se dice no',
    cost: 'Nulla.',
    time: 'Settimane per la banca, alcuni mesi per l’Ombudsman.',
    risk: 'Deve farlo entro sei mesi dalla risposta finale della banca.',
    bestFor: 'La banca ha rifiutato il rimborso.',
  },
  'gb.scam.warn-recovery-question': {
    says: 'Diffidi di chi offre di recuperare i Suoi soldi a pagamento. Spesso è di nuovo la stessa banda.',
  },
  'gb.scam.warn-remote-question': {
    says: 'Chi La chiama non deve mai vedere o controllare il Suo telefono o computer. Se è successo, lo spenga e avvisi la banca.',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: 'Nessun vero debito si aggrava per un giorno di controlli. Non paghi ancora nulla.',
  },
}
