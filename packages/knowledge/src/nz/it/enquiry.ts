/** The Italian words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'nz.ask.things': {
    says: 'Una società di recupero crediti non può prendere le Sue cose o entrare. Può farlo solo un ufficiale del tribunale (bailiff), dopo un ordine. Un prestito per l’auto è diverso.',
  },
  'nz.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi per una carta, un prestito o una bolletta. Chiami MoneyTalks allo 0800 345 123 per un aiuto gratuito.',
  },
  'nz.ask.old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni. Un pagamento o un foglio firmato fa ripartire il tempo. Non paghi prima di saperlo.',
    dependsOn: 'il giorno in cui ha pagato o scritto l’ultima volta che lo deve',
  },
  'nz.ask.calls': {
    says: 'Chieda per iscritto di usare solo e-mail o lettere. Annoti ogni chiamata. Tormentarla è contro la legge. Faccia un reclamo al servizio per i reclami (dispute scheme) di chi presta.',
  },
  'nz.ask.not-mine': {
    says: 'Scriva che non lo deve e chieda prove. Non paghi. Cerchi nel Suo rapporto di credito gratuito conti che non conosce.',
  },
  'nz.ask.wages': {
    says: 'Quasi tutti i creditori hanno prima bisogno di una sentenza e di un pignoramento della paga (attachment order), e devono lasciarle almeno il 60 % della paga netta. Inland Revenue non ha bisogno di un tribunale.',
    dependsOn: 'a chi deve e se ha una sentenza',
  },
  'nz.ask.cannot-pay': {
    says: 'Chiami MoneyTalks allo 0800 345 123. Chieda per iscritto a ogni società che Le ha dato un prestito aiuto per difficoltà (hardship). Deve rispondere entro 20 giorni lavorativi.',
  },
  'nz.ask.bankrupt': {
    says: 'Un fallimento (bankruptcy) dura tre anni. Una procedura senza beni (no asset procedure) dura un anno, per debiti fino a 50.000 $. Prima parli con un consulente finanziario (financial mentor) gratuito.',
    dependsOn: 'che cosa deve, possiede e guadagna',
  },
  'nz.ask.credit-file': {
    says: 'Può avere gratis il Suo rapporto di credito (credit report) da Centrix, Equifax ed Experian, che ora possiede illion. Se è sbagliato, chieda di correggerlo.',
  },
  'nz.ask.sued': {
    says: 'Presenti una difesa (statement of defence) entro 25 giorni lavorativi da quando riceve le carte. Se lo contesta e sono 60.000 $ o meno, chieda il Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'Non ignori carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei.',
  },
  'nz.ask.tribunal': {
    says: 'Il Disputes Tribunal sente controversie fino a 60.000 $ dal 24 gennaio 2026. Gli avvocati non possono comparire. Porti le Sue prove e vada all’udienza.',
  },
  'nz.ask.evict': {
    says: 'Servono loro 90 giorni senza motivo, o 42 giorni per alcuni motivi, e solo per un affitto senza scadenza (periodic tenancy). Se Lei resta, serve loro un ordine del Tribunal.',
    dependsOn: 'il tipo di affitto, il motivo e le date',
  },
  'nz.ask.locks': {
    says: 'Chiuderla fuori è contro la legge. Chiami Tenancy Services allo 0800 836 262, e la polizia se è chiuso fuori.',
  },
  'nz.ask.rent-up': {
    says: 'L’affitto può salire una volta in 12 mesi, con 60 giorni di avviso scritto. Se è molto sopra il mercato, il Tribunal può abbassarlo.',
    dependsOn: 'le date e il Suo contratto',
  },
  'nz.ask.deposit': {
    says: 'La cauzione (bond) è custodita da Tenancy Services. La chieda lì. Il padrone di casa deve provare ogni danno; la normale usura non la paga Lei. Se non è d’accordo, usi il Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Dal 1° dicembre 2025 un padrone di casa può rifiutare un animale solo per un buon motivo. Può chiedere una cauzione per l’animale (pet bond) di due settimane di affitto.',
    dependsOn: 'la casa e l’animale',
  },
  'nz.ask.repairs': {
    says: 'Chieda per iscritto con foto. Se non succede nulla, mandi un avviso di 14 giorni per rimediare (14 day notice to remedy) e faccia domanda al Tribunal. Continui a pagare l’affitto.',
  },
  'nz.ask.entry': {
    says: 'Serve loro il Suo consenso, o 48 ore di avviso per un’ispezione e 24 ore per riparazioni. Un’emergenza è diversa.',
  },
  'nz.ask.arrears': {
    says: 'Paghi ora quello che può e chieda aiuto a Work and Income. Se paga tutto entro un avviso di 14 giorni, quell’avviso finisce. A 21 giorni di ritardo possono andare al Tribunal.',
  },
  'nz.ask.fired': {
    says: 'Servono loro un buon motivo e un procedimento giusto. Presenti per iscritto un reclamo personale (personal grievance) entro 90 giorni. Una prova valida di 90 giorni (90 day trial) cambia questo.',
    dependsOn: 'il motivo, il procedimento e il Suo contratto',
  },
  'nz.ask.laid-off': {
    says: 'Devono consultarla prima di decidere e dare il preavviso del Suo contratto. L’indennità (redundancy pay) è dovuta solo se lo dice il contratto.',
    dependsOn: 'il Suo contratto e se L’hanno consultata',
  },
  'nz.ask.unpaid': {
    says: 'Chieda per iscritto con le date. Poi chiami lo 0800 20 90 20, e chieda una mediazione (mediation) gratuita o il Labour Inspectorate.',
  },
  'nz.ask.notice': {
    says: 'Il Suo contratto dice quanto. Se non dice nulla, deve essere giusto. Una colpa grave (serious misconduct) può voler dire nessun preavviso.',
    dependsOn: 'il Suo contratto',
  },
  'nz.ask.trial': {
    says: 'Una prova (trial) vale solo se è scritta e Lei ha firmato prima di iniziare. Allora non può chiedere nulla per il licenziamento, ma può farlo per bullismo o discriminazione.',
    dependsOn: 'quando ha firmato e che cosa dice',
  },
  'nz.ask.faulty': {
    says: 'Il negozio deve sistemarlo. Per un difetto grave può scegliere un rimborso o uno nuovo, anche dopo la garanzia.',
  },
  'nz.ask.cancel': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha cinque giorni lavorativi. Anche un prestito ha un breve tempo per annullare. In un negozio questo diritto non c’è.',
    dependsOn: 'come Le è stato venduto',
  },
  'nz.ask.cancel-loan': {
    says: 'Può annullare un prestito al consumo entro cinque giorni lavorativi se ha ricevuto le carte a mano, sette per e-mail o nove per posta. Deve restituire i soldi.',
    dependsOn: 'come ha ricevuto le carte',
  },
  'nz.ask.not-delivered': {
    says: 'Chieda per iscritto al venditore i beni o un rimborso. Se ha pagato con carta, chieda alla Sua banca il riaccredito (chargeback).',
  },
  'nz.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Controlli con l’ufficio vero a un numero che trova Lei. Lo segnali a Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Chiami ora la Sua banca e chieda di fermare o far tornare il pagamento. Lo segnali alla polizia al 105. Se la banca dice no, vada dal Banking Ombudsman.',
  },
  'nz.ask.fine': {
    says: 'Ha 28 giorni per pagare, scrivere per spiegare o chiedere un’udienza. Se va in tribunale, si aggiungono costi.',
    dependsOn: 'la data sull’avviso',
  },
  'nz.ask.private-parking': {
    says: 'Una società privata non può multarla. Può chiedere solo la sua perdita ragionevole. Scriva che lo contesta e dica perché.',
    dependsOn: 'che cosa dicevano i cartelli e la sua vera perdita',
  },
  'nz.ask.clamped': {
    says: 'La tariffa per una ganascia può essere al massimo di 100 $. Paghi per liberare l’auto, tenga la ricevuta e chieda indietro i soldi se era sbagliato.',
  },
  'nz.ask.tax': {
    says: 'Lo controlli in myIR. Chieda le rate prima della scadenza, o lo contesti in tempo se è sbagliato.',
  },
  'nz.ask.benefit': {
    says: 'Chieda i motivi. Chieda un riesame (review) entro tre mesi se è sbagliato. Se è giusto, chieda pagamenti più piccoli.',
  },
  'nz.ask.cut-off': {
    says: 'Devono prima offrire aiuto e avvisarla. Chieda un piano di pagamento. Utilities Disputes può aiutare: 0800 22 33 40.',
    dependsOn: 'se ha chiesto un piano e i Suoi bisogni',
  },
  'nz.ask.phone': {
    says: 'Faccia un reclamo prima alla società. Se non aiuta, Telecommunications Dispute Resolution lo esamina gratis.',
  },
  'nz.ask.insurer': {
    says: 'Chieda i motivi per iscritto e faccia un reclamo. Dopo un no finale, vada gratis al suo servizio per i reclami (dispute scheme).',
  },
  'nz.ask.leaving': {
    says: 'Per un affitto senza scadenza (periodic tenancy) dà almeno 21 giorni di preavviso scritto. Un affitto a termine (fixed term) La lega, a meno che il padrone di casa sia d’accordo o il Tribunal lo chiuda per difficoltà.',
    dependsOn: 'il tipo di affitto',
  },
  'nz.ask.bullied': {
    says: 'Scriva ogni volta e chi ha visto, e lo dica per iscritto al datore di lavoro. Può presentare un reclamo personale (personal grievance) entro 90 giorni, o 12 mesi per molestie sessuali.',
  },
}
