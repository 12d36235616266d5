/** The Italian words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'ca.ask.things': {
    says: 'Una società di recupero crediti (collection agency) non può prendere l’auto o le cose né entrare. Solo un ufficiale del tribunale può, dopo una sentenza. Un prestito per l’auto è diverso.',
  },
  'ca.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi su una carta, un prestito o una bolletta. Chieda aiuto gratuito per il debito.',
  },
  'ca.ask.old': {
    says: 'Quasi tutte le province danno due anni per fare causa, il Québec tre. Dopo può dire al tribunale che è troppo tardi.',
    dependsOn: 'la Sua provincia e il giorno in cui ha pagato l’ultima volta',
  },
  'ca.ask.old-on': {
    says: 'In Ontario hanno due anni per fare causa per quasi tutti i debiti. Un pagamento o un foglio firmato li fa ripartire. Possono ancora scriverle.',
  },
  'ca.ask.old-qc': {
    says: 'In Québec hanno tre anni per fare causa per quasi tutti i debiti. Un pagamento li fa ripartire. Se arrivano troppo tardi, lo dica al tribunale.',
  },
  'ca.ask.calls': {
    says: 'Dica loro per iscritto di contattarla solo per lettera. Annoti ogni chiamata. Non possono minacciarla o parlare con il Suo capo. Poi faccia reclamo alla Sua provincia.',
  },
  'ca.ask.not-mine': {
    says: 'Scriva che non deve questi soldi e chieda prove. Non paghi. Controlli nel Suo dossier di credito se ci sono conti che non conosce.',
  },
  'ca.ask.wages': {
    says: 'A quasi tutti i creditori serve prima una sentenza. Poi possono prendere solo una parte dello stipendio. All’ufficio delle tasse non serve una sentenza.',
    dependsOn: 'a chi deve i soldi e se hanno una sentenza',
  },
  'ca.ask.cannot-pay': {
    says: 'Faccia un bilancio e offra quello che riesce a pagare ogni volta. Veda un consulente per i debiti senza scopo di lucro (credit counsellor) o un curatore autorizzato (Licensed Insolvency Trustee). Il primo colloquio è quasi sempre gratuito.',
  },
  'ca.ask.bankrupt': {
    says: 'Un curatore autorizzato (Licensed Insolvency Trustee) può preparare una proposta ai creditori (consumer proposal) o un fallimento (bankruptcy). Tutti e due fermano quasi tutte le cause e i pignoramenti dello stipendio. Chieda un primo colloquio gratuito.',
    dependsOn: 'quanto deve, possiede e guadagna',
  },
  'ca.ask.credit-file': {
    says: 'Può avere gratis il Suo dossier di credito da Equifax e TransUnion. Se qualcosa è sbagliato, chieda di correggerlo. Quasi tutti i debiti escono dopo circa sei anni.',
  },
  'ca.ask.sued': {
    says: 'Depositi una difesa in tempo. Sono 20 giorni in Ontario e Alberta, 14 in British Columbia e 15 in Québec. Cerchi aiuto legale gratuito.',
  },
  'ca.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei, e poi possono prendere parte del Suo stipendio.',
  },
  'ca.ask.evict': {
    says: 'Un padrone di casa non può mandarla fuori solo con un avviso. Gli serve un ordine, se Lei non va via. Guardi il modulo e l’ultimo giorno, e chiami un telefono per inquilini.',
  },
  'ca.ask.evict-on': {
    says: 'In Ontario solo il Landlord and Tenant Board può ordinarle di uscire. Fino ad allora può restare. Vada all’udienza e dica la Sua.',
  },
  'ca.ask.evict-bc': {
    says: 'In British Columbia deve contestare in tempo: 5 giorni per affitto non pagato, 10 per una colpa (cause), 21 per uso proprio. Se contesta, può restare fino alla decisione.',
    dependsOn: 'il tipo di avviso e il giorno in cui l’ha ricevuto',
  },
  'ca.ask.evict-qc': {
    says: 'In Québec, se rifiuta di andare via, solo il tribunale degli affitti (Tribunal administratif du logement) può finire il contratto. Ha il diritto di restare nella Sua casa.',
  },
  'ca.ask.locks': {
    says: 'Il padrone di casa non può cambiare le serrature o staccare riscaldamento o luce per farla andare via. Chiami l’ufficio affitti della Sua provincia o la polizia.',
  },
  'ca.ask.rent-up': {
    says: 'Quasi tutte le province chiedono un avviso scritto, quasi sempre tre mesi, e permettono un aumento all’anno. Alcune mettono anche un limite.',
    dependsOn: 'la Sua provincia',
  },
  'ca.ask.rent-up-on': {
    says: 'In Ontario l’affitto può salire una volta in 12 mesi, con 90 giorni di avviso scritto. Per quasi tutte le case c’è un limite all’anno, mai sopra il 2,5%. Le case abitate per la prima volta dopo il 15 novembre 2018 non hanno limite.',
    dependsOn: 'quando la Sua casa è stata abitata per la prima volta',
  },
  'ca.ask.rent-up-bc': {
    says: 'In British Columbia l’affitto può salire una volta in 12 mesi, con tre mesi interi di avviso sul modulo giusto. Non può superare il limite dell’anno.',
    dependsOn: 'il limite di quell’anno',
  },
  'ca.ask.rent-up-ab': {
    says: 'In Alberta non c’è un limite. L’affitto può salire una volta in 365 giorni, con tre mesi di avviso scritto per un affitto al mese. Un contratto a termine La protegge fino alla fine.',
    dependsOn: 'il tipo di contratto',
  },
  'ca.ask.rent-up-qc': {
    says: 'Non deve accettarlo. Rifiuti per iscritto entro un mese e tiene la Sua casa. Allora il padrone di casa deve chiedere al tribunale di fissare l’affitto.',
  },
  'ca.ask.deposit': {
    says: 'Ogni provincia ha il suo limite e il suo tempo per rendere la cauzione. La chieda per iscritto, con foto, e se rifiutano si rivolga al tribunale.',
    dependsOn: 'la Sua provincia',
  },
  'ca.ask.deposit-on': {
    says: 'In Ontario il padrone di casa non può prendere una cauzione per i danni. È permesso solo un deposito per l’ultimo periodo di affitto, e deve dare interessi.',
  },
  'ca.ask.deposit-bc': {
    says: 'Dia il Suo nuovo indirizzo per iscritto. In British Columbia il padrone di casa ha poi 15 giorni per rendere la cauzione o fare domanda. Se no, può chiedere il doppio.',
  },
  'ca.ask.deposit-qc': {
    says: 'In Québec il padrone di casa non può chiedere una cauzione, solo il primo affitto. Può chiederla indietro.',
  },
  'ca.ask.repairs': {
    says: 'Scriva al padrone di casa con foto e una data. Se non succede nulla, chiami l’ispettore del comune e si rivolga al tribunale. Non smetta per conto Suo di pagare l’affitto.',
  },
  'ca.ask.entry': {
    says: 'Quasi sempre al padrone di casa serve il Suo consenso, o un avviso scritto di 24 ore con un motivo. Un’emergenza è diversa.',
    dependsOn: 'il motivo, e se c’è un’emergenza',
  },
  'ca.ask.arrears': {
    says: 'Paghi il prima possibile e tenga le prove. In molte province pagare in tempo annulla l’avviso. Offra un piano per iscritto e chieda di un fondo per l’affitto (rent bank).',
  },
  'ca.ask.fired': {
    says: 'Fuori dal Québec e dai lavori federali possono finire il Suo lavoro senza motivo, ma devono dare preavviso o soldi. Non firmi ancora. Chieda a un avvocato che cosa è giusto.',
    dependsOn: 'la Sua provincia, gli anni di lavoro e il motivo',
  },
  'ca.ask.fired-qc': {
    says: 'In Québec, dopo due anni di lavoro, serve loro una causa buona e sufficiente. Faccia reclamo alla CNESST entro 45 giorni.',
    dependsOn: 'quanto ha lavorato lì e il motivo',
  },
  'ca.ask.laid-off': {
    says: 'Le spettano preavviso o soldi, e forse una liquidazione (severance). Chieda subito l’assicurazione di disoccupazione (employment insurance). Non firmi una rinuncia (release) prima di farsi consigliare.',
    dependsOn: 'gli anni di lavoro e il contratto',
  },
  'ca.ask.unpaid': {
    says: 'Chieda la Sua paga per iscritto con le date. Poi faccia reclamo all’ufficio del lavoro (employment standards office) della Sua provincia. È gratis.',
  },
  'ca.ask.notice': {
    says: 'In quasi tutte le province il minimo è circa una settimana per ogni anno, fino a otto settimane. I giudici danno spesso di più.',
    dependsOn: 'la Sua provincia e gli anni di lavoro',
  },
  'ca.ask.ei': {
    says: 'Faccia domanda subito, ed entro quattro settimane dall’ultimo giorno. Non deve aspettare il certificato di lavoro (record of employment).',
  },
  'ca.ask.faulty': {
    says: 'Può chiedere una riparazione, una cosa nuova o i soldi. Le cose devono essere di qualità giusta, anche dopo la fine della garanzia del negozio. Prima scriva al venditore.',
  },
  'ca.ask.cancel': {
    says: 'Se ha firmato alla Sua porta, quasi tutte le province danno 10 giorni. Anche i contratti di palestra hanno spesso un tempo di ripensamento. Annulli per iscritto.',
    dependsOn: 'dove ha firmato e che cosa ha comprato',
  },
  'ca.ask.not-delivered': {
    says: 'Scriva al venditore e chieda la merce o un rimborso. Se ha pagato con carta e non riceve risposta, chieda alla società della carta un riaddebito (chargeback).',
  },
  'ca.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con il vero ufficio, a un numero che trova Lei. Lo segnali al Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Chiami subito la banca e chieda di fermare o rendere il pagamento. Cambi le password. Lo segnali alla polizia e a 1-888-495-8501.',
  },
  'ca.ask.fine': {
    says: 'Può pagarla o contestarla entro la data sulla multa. Sono 15 giorni in Ontario, e 30 in British Columbia e Québec. Pagare vuol dire che la accetta.',
    dependsOn: 'la Sua provincia e la data sulla multa',
  },
  'ca.ask.private-parking': {
    says: 'Una società privata non può multarla. Può chiedere soldi e può fare causa. Chieda prove dei cartelli e della somma.',
    dependsOn: 'che cosa dicevano i cartelli',
  },
  'ca.ask.tax': {
    says: 'Se è sbagliato, presenti un’opposizione (notice of objection) entro 90 giorni. Se non può pagare, chiami e chieda un piano. Non lo ignori.',
  },
  'ca.ask.benefit': {
    says: 'Chieda perché e per quali settimane. Per la disoccupazione (employment insurance) chieda un nuovo esame (reconsideration) entro 30 giorni. Se è giusto, chieda piccole rate.',
  },
  'ca.ask.cut-off': {
    says: 'Devono prima avvisarla per iscritto. Molte province vietano i distacchi d’inverno. Chiami la società e chieda un piano.',
    dependsOn: 'la Sua provincia e il periodo dell’anno',
  },
  'ca.ask.phone': {
    says: 'Prima faccia reclamo alla società. Se non serve, la CCTS esamina gratis i reclami su telefono, internet e TV.',
  },
  'ca.ask.insurer': {
    says: 'Chieda i motivi per iscritto. Poi faccia reclamo all’assicuratore, e dopo al servizio gratuito di mediazione (ombud service). Attenzione al termine per fare causa.',
  },
  'ca.ask.leaving': {
    says: 'Per un contratto al mese dà uno o due mesi di preavviso, secondo la provincia. Un contratto a termine La lega, a meno che concordi una fine, passi il contratto ad altri o abbia un motivo di legge.',
    dependsOn: 'la Sua provincia e il tipo di contratto',
  },
  'ca.ask.bullied': {
    says: 'Scriva ogni volta che cosa è stato detto e chi l’ha visto. Lo dica per iscritto al datore di lavoro. Se riguarda sesso, razza o un altro motivo protetto, può aiutare un ufficio per i diritti umani.',
  },
  'ca.ask.bullied-qc': {
    says: 'In Québec ha diritto a un posto di lavoro senza molestie psicologiche. Annoti ogni volta e faccia reclamo alla CNESST entro due anni.',
  },
}
