/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'us.debt.want': {
    says: 'Vogliono che Lei paghi un debito. Forse vogliono anche che telefoni e dica che il debito è Suo.',
  },
  'us.debt.who': {
    says: 'È una società privata di recupero crediti (debt collector). Non è un tribunale e non è la polizia.',
  },
  'us.debt.who-buyer': {
    says: 'Forse il debito è stato venduto. Una società che compra debiti deve poter mostrare che il Suo le appartiene.',
  },
  'us.debt.reality': {
    says: 'È una lettera, non un atto del tribunale. Prima di pagare controlli che il debito sia Suo, giusto e non troppo vecchio.',
  },
  'us.debt.rights-summary': {
    says: 'Può contestare il debito per iscritto e chiedere le prove. Può anche dire alla società di non contattarla più.',
  },
  'us.debt.rights-any': {
    says: 'Può chiedere i conti del debito, dire che è sbagliato e avere consigli gratis.',
  },
  'us.debt.not-yet-wages': {
    says: 'Per un debito normale ora non possono prendere il Suo stipendio o i soldi in banca. Prima devono farle causa e vincere.',
  },
  'us.debt.not-prison': {
    says: 'Non possono arrestarla perché non paga questo debito. Chi minaccia il carcere per incassare viola la legge.',
  },
  'us.debt.know-old': {
    says: 'Una società di recupero crediti non può fare causa, né minacciarla, quando è passato il termine di legge per il debito.',
    learnMore:
      'Cerchi la data del Suo ultimo pagamento. Il termine cambia secondo lo Stato e il tipo di debito.',
  },
  'us.debt.right-dispute': {
    says: 'Ha il diritto di contestare il debito per iscritto. Se lo fa entro 30 giorni, devono fermarsi finché non le mandano le prove.',
  },
  'us.debt.right-notice': {
    says: 'Ha diritto a un avviso che mostri a chi deve i soldi, come si arriva alla somma e l’ultimo giorno per contestare.',
  },
  'us.debt.right-stop': {
    says: 'Ha il diritto di dire per iscritto di non contattarla più. Il debito resta, e possono ancora farle causa.',
  },
  'us.debt.right-calls': {
    says: 'Una società di recupero crediti non può chiamarla più di sette volte in sette giorni per un debito. Dopo che avete parlato deve aspettare sette giorni.',
  },
  'us.debt.right-hours': {
    says: 'Non possono contattarla prima delle 8 del mattino o dopo le 9 di sera. Non possono chiamarla al lavoro se il Suo datore lo vieta.',
  },
  'us.debt.right-opt-out': {
    says: 'Può dire di smettere con messaggi, e-mail o telefonate. Ogni e-mail e messaggio deve dire come fermarli (opt out).',
  },
  'us.debt.right-privacy': {
    says: 'Non possono parlare del Suo debito alla famiglia, agli amici o al capo.',
  },
  'us.debt.right-no-lies': {
    says: 'Non possono mentire, minacciare ciò che non possono fare o fingersi avvocati o il governo.',
  },
  'us.debt.right-fees': {
    says: 'Possono aggiungere una spesa o interessi solo se il contratto o una legge lo permette.',
  },
  'us.debt.right-sue-them': {
    says: 'Se violano queste regole può fare loro causa entro un anno. Può avere fino a $1,000 e le spese del Suo avvocato.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security e SSI non si possono prendere per un debito privato, neanche dopo una sentenza (judgment).',
  },
  'us.debt.right-credit-report': {
    says: 'Ha il diritto di contestare gratis una voce sbagliata nel Suo rapporto di credito (credit report). L’ufficio del credito deve controllarla, quasi sempre entro 30 giorni.',
  },
  'us.debt.right-service': {
    says: 'Se è in servizio militare attivo, gli interessi sui debiti di prima del servizio sono al massimo il 6%. Lo chieda per iscritto.',
  },
  'us.debt.deadline-dispute': {
    says: 'Ha 30 giorni da quando riceve questo avviso per contestarlo per iscritto. L’avviso deve indicare l’ultimo giorno. Prima è più sicuro.',
    action: 'Contestare il debito per iscritto e chiedere le prove',
    consequence: 'Dopo possono continuare a chiedere i soldi mentre Lei contesta.',
    service: 'per la posta, come la società può presumere',
  },
  'us.debt.step-pause': {
    says: 'Non paghi ancora e non dica che il debito è Suo. In molti Stati un pagamento fa ripartire il termine.',
  },
  'us.debt.step-write': {
    says: 'Scriva alla società: contesti il debito e chieda le prove. Mandi una raccomandata (certified mail) e tenga una copia.',
  },
  'us.debt.step-check': {
    says: 'Guardi i Suoi documenti e i Suoi rapporti di credito (credit reports) gratis su AnnualCreditReport.com. Controlli la società, la somma e l’ultimo pagamento.',
  },
  'us.debt.step-court-papers': {
    says: 'Stia attento agli atti del tribunale. Se le fanno causa, risponda entro la data nella citazione (summons), anche se la richiesta è sbagliata.',
  },
  'us.debt.step-valid': {
    says: 'Se il debito è giusto, offra solo quanto può pagare. Si faccia dare ogni accordo per iscritto prima di mandare soldi.',
  },
  'us.debt.step-valid-bank': {
    says: 'Non dia loro accesso diretto al Suo conto in banca. Paghi in un modo che controlla Lei e che lascia una prova.',
  },
  'us.debt.step-dispute': {
    says: 'Se mandano prove sbagliate, lo dica per iscritto. Poi faccia reclamo al CFPB e al procuratore generale del Suo Stato (attorney general).',
  },
  'us.debt.step-log': {
    says: 'Tenga ogni lettera e ogni busta. Scriva giorno e ora di ogni telefonata e che cosa si è detto.',
  },
  'us.debt.option-dispute': {
    says: 'Scriva che contesta il debito e vuole le prove. Devono smettere di chiedere i soldi finché non le mandano.',
    title: 'Contestare e chiedere le prove',
    cost: 'Un francobollo, o pochi dollari per la raccomandata (certified mail)',
    time: '30 giorni per farlo',
    risk: 'Basso. Possono mandare le prove o farle causa.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata o il debito è vecchio.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Scriva loro e dica che cosa è sbagliato. Mandi copie delle Sue prove e tenga gli originali.',
    title: 'Dire che cosa è sbagliato nel conto',
    cost: 'Un francobollo',
    time: 'Alcune settimane',
    risk: 'Basso. Gli interessi possono continuare.',
    bestFor: 'Ha già pagato, o la somma è sbagliata.',
  },
  'us.debt.option-plan': {
    says: 'Offra una somma che può mantenere, o un solo pagamento più piccolo per chiudere. Prima si faccia dare l’accordo per iscritto.',
    title: 'Offrire un piano o una somma più piccola',
    cost: 'Quanto accetta di pagare',
    time: 'Da settimane a mesi',
    risk: 'Un pagamento può far ripartire il termine. Un debito cancellato può contare come reddito per le tasse.',
    bestFor: 'Il debito è Suo, non è troppo vecchio e può pagarne una parte.',
  },
  'us.debt.option-help': {
    says: 'Un consulente del credito senza fini di lucro (credit counselor) può guardare con Lei tutti i debiti e parlare con i creditori.',
    title: 'Parlare con un consulente del credito senza fini di lucro',
    cost: 'Il primo colloquio è quasi sempre gratis',
    time: 'Circa un’ora',
    risk: 'Nessuno. Eviti le ditte che chiedono soldi prima.',
    bestFor: 'Ha più debiti, o non può pagare.',
  },
  'us.debt.option-complain': {
    says: 'Mandi un reclamo online al Consumer Financial Protection Bureau. Lo passa alla società perché risponda.',
    title: 'Fare reclamo al CFPB',
    cost: 'Gratis',
    time: 'Quasi tutte le società rispondono in 15 giorni',
    risk: 'Nessuno. Non ferma una causa in tribunale.',
    bestFor: 'Chiamano troppo, la minacciano o ignorano la Sua contestazione.',
  },
  'us.debt.option-pay': {
    says: 'Paghi solo dopo aver controllato. Chieda una lettera che dica che il debito è pagato.',
    title: 'Pagare tutto',
    cost: 'Tutta la somma',
    time: 'Un giorno',
    risk: 'Può pagare ciò che non deve. La voce può restare nel Suo rapporto di credito (credit report).',
    bestFor: 'Il debito è Suo, la somma è giusta e può permettersela.',
  },
  'us.debt.element-creditor': {
    says: 'L’avviso deve dire il nome del creditore a cui ora deve i soldi.',
    name: 'Il nome del creditore',
    ifMissing:
      'Non vediamo il nome del creditore. Un avviso sul debito (validation notice) deve darlo.',
  },
  'us.debt.element-sum': {
    says: 'L’avviso deve mostrare la somma a una data di partenza, e interessi, spese, pagamenti e accrediti da allora.',
    name: 'Come si arriva alla somma',
    ifMissing:
      'Non vediamo come si arriva alla somma. L’avviso deve elencare interessi, spese, pagamenti e accrediti.',
  },
  'us.debt.element-dispute': {
    says: 'L’avviso deve dirle come contestare il debito e l’ultimo giorno per farlo.',
    name: 'Come e fino a quando contestare',
    ifMissing:
      'Non vediamo come contestare il debito. Forse lo dice un’altra lettera. Deve arrivare entro cinque giorni dal primo contatto.',
  },
  'us.debt.insight-restart': {
    says: 'Per un debito vecchio un piccolo pagamento può costare caro. In molti Stati fa ripartire il tempo per farle causa.',
    actionable: 'Cerchi la data del Suo ultimo pagamento prima di pagare o promettere qualcosa.',
  },
  'us.debt.insight-report-first': {
    says: 'Prima di segnalare il debito a un ufficio del credito, la società deve parlare con Lei. Oppure deve scrivere e aspettare circa 14 giorni.',
    actionable:
      'Controlli se il debito era nel Suo rapporto di credito (credit report) prima che le scrivessero.',
  },
  'us.debt.insight-seven-years': {
    says: 'Quasi tutti i debiti devono uscire dal Suo rapporto di credito (credit report) dopo sette anni. Pagare non fa ripartire questi anni.',
    actionable: 'Chieda all’ufficio del credito di togliere una voce troppo vecchia.',
  },
  'us.debt.change-medical': {
    says: 'Non c’è un divieto federale dei debiti medici nei rapporti di credito (credit reports). I tre uffici dicono che non mettono quelli pagati e quelli sotto $500.',
    was: 'Una regola federale di gennaio 2025 avrebbe tenuto i debiti medici fuori dai rapporti di credito. Non è mai entrata in vigore.',
    is: 'Un tribunale ha annullato quella regola. Alcuni Stati hanno divieti propri.',
  },
  'us.debt.warning-court-paper': {
    says: 'Forse sono atti del tribunale. Risponda al tribunale per iscritto entro la data che danno, o perde senza udienza.',
  },
  'us.debt.step-court-paper': {
    says: 'Cerchi l’ultimo giorno per rispondere. Entro quel giorno depositi una risposta scritta in tribunale, e chiami oggi l’assistenza legale gratuita (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Una ditta che vende aiuto contro i debiti per telefono non può prendere soldi prima di chiudere un debito per Lei.',
  },
  'us.debt.tactic-record': {
    says: 'Tratti con loro solo per iscritto. Così ha le prove e ferma la pressione al telefono.',
    risk: 'Nessuno.',
    notWhen: 'Ha atti del tribunale: risponda prima a quelli.',
  },
  'us.debt.tactic-first-month': {
    says: 'Contesti nei primi 30 giorni. Solo allora devono fermarsi finché non mandano le prove.',
    risk: 'Nessuno.',
    notWhen: 'I 30 giorni sono passati. Può ancora contestare, ma possono andare avanti.',
  },
  'us.debt.tactic-place': {
    says: 'Una società di recupero crediti può farle causa solo dove Lei vive o dove ha firmato il contratto.',
    risk: 'Nessuno.',
    notWhen: 'Il creditore fa causa nel posto dove Lei vive o ha firmato.',
  },
  'us.debt.myth-jail': {
    says: 'Non può andare in carcere per un debito privato. Un giudice può punire solo chi ignora un ordine di venire in tribunale.',
  },
  'us.debt.myth-take-things': {
    says: 'Una società di recupero crediti non può venire a prendere le Sue cose. Per un debito normale le serve prima una sentenza (judgment). Chi ha finanziato un’auto è diverso.',
  },
  'us.debt.myth-social-security': {
    says: 'Un creditore privato non può prendere Social Security o SSI. La banca deve lasciare sul conto due mesi di accrediti diretti.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorare una società di recupero crediti non chiude il debito. Se fa causa e Lei non risponde, vince senza prove.',
  },
}
