/** Truffe: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_IT: Words = {
  'gb.scam.want': { says: 'Vogliono che Lei agisca prima di pensare.' },
  'gb.scam.want-scotland': { says: 'Vogliono che Lei agisca prima di pensare.' },
  'gb.scam.reality': {
    says: 'Ha i segni di una truffa. Se si ferma e controlla, non succede nulla di male. Una vera azienda Le lascia il tempo.',
  },
  'gb.scam.who': {
    says: 'Non possiamo dire chi l’ha mandata. Il nome può essere preso da una vera azienda. La tratti come uno sconosciuto.',
  },
  'gb.scam.rights-summary': {
    says: 'A un truffatore non deve nulla. Se ha pagato, lo dica subito alla Sua banca. In molti casi la banca deve restituire i soldi.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Nessuna vera polizia o ufficio delle tasse chiede soldi per telefono, con buoni regalo o in bitcoin per fermare un arresto.',
  },
  'gb.scam.cannot-freeze': {
    says: 'La Sua vera banca non chiede mai il PIN o la password per intero. Non Le dice mai di spostare soldi su un «conto sicuro» (safe account).',
  },
  'gb.scam.know-159': {
    says: 'Può chiamare il 159 per parlare con la Sua banca in modo sicuro. Funziona con quasi tutte le banche, e non chiama mai Lei.',
    learnMore:
      'Chi La chiama dice di essere la Sua banca? Riagganci, aspetti cinque minuti e chiami il 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud ha preso il posto di Action Fraud a dicembre 2025. Può segnalare online o chiamare lo 0300 123 2040.',
  },
  'gb.scam.step-stop': {
    says: 'Si fermi. Non risponda, non clicchi, non chiami il numero del messaggio e non paghi.',
  },
  'gb.scam.step-bank': {
    says: 'Ha pagato o dato dati bancari? Chiami subito la banca al 159 o al numero sulla Sua carta. Chieda di fermare il pagamento.',
  },
  'gb.scam.step-check': {
    says: 'Controlli con la vera azienda. Cerchi da solo il suo numero, su una bolletta, una carta o il suo sito. Chieda se Le ha scritto.',
  },
  'gb.scam.step-report': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, usi reportfraud.police.uk o chiami lo 0300 123 2040.',
  },
  'gb.scam.step-report-scotland': {
    says: 'La segnali. Inoltri le e-mail a report@phishing.gov.uk e gli SMS al 7726. Se ha perso soldi, chiami Police Scotland al 101.',
  },
  'gb.scam.step-passwords': {
    says: 'Ha dato una password? La cambi subito, su ogni sito dove l’ha usata. Cominci dalla Sua e-mail.',
  },
  'gb.scam.step-keep': {
    says: 'Conservi il messaggio e la busta. Scriva date, nomi, numeri e quanto ha pagato. La banca e la polizia lo chiederanno.',
  },
  'gb.scam.step-hmrc': {
    says: 'Il messaggio dice di venire dall’ufficio delle tasse (HMRC)? Controlli il Suo conto su GOV.UK. Non usi il link.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Ha fatto un bonifico? Chieda alla banca il rimborso come vittima di truffa. Dica che è un «APP scam claim». Lo faccia entro 13 mesi.',
  },
  'gb.scam.step-claim-card': {
    says: 'Ha pagato con carta? Chieda alla società della carta lo storno (chargeback). Con carta di credito, per un solo acquisto oltre £100, citi anche «section 75».',
  },
  'gb.scam.right-reimbursed': {
    says: 'L’hanno ingannata per farle fare un bonifico nel Regno Unito dal 7 ottobre 2024 in poi? Quasi sempre la banca deve restituire i soldi, fino a £85,000.',
  },
  'gb.scam.right-five-days': {
    says: 'La banca dovrebbe pagare entro cinque giorni lavorativi dalla Sua richiesta. Può fermarsi per fare domande, ma deve decidere entro 35 giorni lavorativi.',
  },
  'gb.scam.right-excess': {
    says: 'La banca può trattenere fino a £100 di una richiesta. Non può farlo se Lei era vulnerabile alla truffa.',
  },
  'gb.scam.right-unauthorised': {
    says: 'Sono usciti soldi dal Suo conto senza il Suo consenso? Lo dica alla banca. Quasi sempre deve rimborsarla entro la fine del giorno lavorativo dopo.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Se la banca dice no, faccia reclamo alla banca. Poi può andare gratis dal Financial Ombudsman, entro sei mesi dalla risposta finale.',
  },
  'gb.scam.right-no-debt': {
    says: 'Chi dice che Lei deve soldi deve poter rispondere. Lei ha il diritto di chiedergli di provare chi è e per che cosa.',
  },
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
  'gb.scam.myth-my-fault': {
    says: 'Può chiedere il rimborso anche se ha mandato Lei i soldi. La banca può rifiutare solo in pochi casi, come una grave negligenza. Deve provarlo.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud ora si chiama Report Fraud. Il numero di telefono è lo stesso.',
    was: 'Le truffe si segnalavano ad Action Fraud.',
    is: 'Le truffe si segnalano a Report Fraud. Il numero è lo stesso: 0300 123 2040.',
  },
}
