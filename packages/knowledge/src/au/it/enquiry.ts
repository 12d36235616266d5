/** The Italian words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IT: Words = {
  'au.ask.things': {
    says: 'Una società di recupero non può prendere le Sue cose o entrare. Lo può solo un ufficiale giudiziario (sheriff o bailiff), dopo un ordine del tribunale. Un prestito per l’auto è diverso.',
  },
  'au.ask.prison': {
    says: 'Non può andare in prigione perché deve soldi per una carta, un prestito o una bolletta. Chiami il 1800 007 007 per un aiuto gratis.',
  },
  'au.ask.old': {
    says: 'Quasi tutti i debiti sono troppo vecchi per il tribunale dopo sei anni, o tre nel Northern Territory. Un pagamento o una nota firmata fa ripartire il tempo. Non paghi prima di saperlo.',
    dependsOn: 'il giorno in cui ha pagato o ha scritto l’ultima volta di dovere la somma',
  },
  'au.ask.calls': {
    says: 'Chieda per iscritto che usino solo e-mail o lettere. Non dovrebbero contattarla più di tre volte a settimana. Annoti ogni chiamata e faccia reclamo ad AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Scriva che non deve la somma e chieda le prove. Non paghi. Cerchi nella Sua scheda di credito (credit report) gratuita i conti che non conosce.',
  },
  'au.ask.wages': {
    says: 'Serve una sentenza del tribunale e poi un ordine. Una parte della paga Le resta sempre per vivere. L’ufficio delle tasse non ha bisogno del tribunale.',
    dependsOn: 'a chi deve i soldi e se hanno una sentenza',
  },
  'au.ask.cannot-pay': {
    says: 'Chiami la National Debt Helpline al 1800 007 007 e chieda a ogni società aiuto per le difficoltà (hardship). Per un prestito o una carta devono rispondere entro 21 giorni.',
  },
  'au.ask.bankrupt': {
    says: 'Il fallimento personale (bankruptcy) chiude quasi tutti i debiti, ma dura tre anni e un giorno e La limita. Prima parli con un consulente finanziario gratuito (financial counsellor).',
    dependsOn: 'che cosa deve, che cosa ha e quanto guadagna',
  },
  'au.ask.credit-file': {
    says: 'Può avere gratis la Sua scheda di credito (credit report) da Equifax e da Experian, che ora possiede illion. Se è sbagliata, chieda di correggerla. Un mancato pagamento (default) resta cinque anni.',
  },
  'au.ask.sued': {
    says: 'Presenti una difesa (defence) in tempo: 28 giorni nel New South Wales e in Queensland, 21 in Victoria, 14 in Western Australia. Per un prestito vada anche da AFCA. Chiami il 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Non ignori le carte del tribunale. Se non risponde, il tribunale può decidere senza di Lei.',
  },
  'au.ask.evict': {
    says: 'Un padrone di casa non può metterla fuori solo con un avviso. Serve un ordine del tribunale (tribunal o court) del Suo stato. Controlli il motivo e le date, e chiami un servizio per inquilini.',
  },
  'au.ask.evict-nsw': {
    says: 'Nel New South Wales serve un motivo di legge e, se Lei resta, un ordine di NCAT. Quasi tutti i motivi che non sono colpa Sua richiedono 90 giorni.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria serve un motivo di legge e un ordine di VCAT, che chiede se è giusto. Solo la polizia può farla uscire.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland serve un motivo di legge e, se Lei resta, un ordine di QCAT. La fine di un contratto a termine è un motivo, con due mesi di preavviso.',
  },
  'au.ask.locks': {
    says: 'È contro la legge chiuderla fuori o staccare la luce senza un ordine. Chiami un servizio per inquilini, e la polizia se è rimasto chiuso fuori.',
  },
  'au.ask.rent-up': {
    says: 'In quasi tutti gli stati l’affitto può salire solo una volta in 12 mesi, con 60 o 90 giorni di preavviso scritto. Se è troppo alto, può rivolgersi al tribunale (tribunal).',
    dependsOn: 'il Suo stato e il Suo contratto',
  },
  'au.ask.rent-up-nsw': {
    says: 'Nel New South Wales l’affitto può salire una volta in 12 mesi con 60 giorni di preavviso scritto. Se è troppo alto, può rivolgersi a NCAT entro 30 giorni.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.rent-up-vic': {
    says: 'In Victoria l’affitto può salire una volta in 12 mesi con 90 giorni di preavviso. Se sembra troppo alto, può chiedere un controllo gratis.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.rent-up-qld': {
    says: 'In Queensland l’affitto può salire una volta in 12 mesi per quella casa, con due mesi di preavviso.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.deposit': {
    says: 'La Sua cauzione (bond) la tiene l’ufficio delle cauzioni del Suo stato, non il padrone di casa. La chieda lì Lei stesso. Il padrone di casa deve provare ogni danno. Il normale consumo non tocca a Lei.',
  },
  'au.ask.repairs': {
    says: 'Chieda per iscritto con foto e una data. Per riparazioni urgenti ci sono vie più veloci. Se non succede nulla, si rivolga al tribunale (tribunal). Continui a pagare l’affitto.',
  },
  'au.ask.entry': {
    says: 'Devono dare un avviso scritto e un motivo previsto dalla legge, e non possono venire troppo spesso. Un’emergenza è diversa.',
    dependsOn: 'il motivo e il Suo stato',
  },
  'au.ask.arrears': {
    says: 'Paghi quello che può e offra subito un piano per iscritto. In quasi tutti gli stati, se paga tutto, l’avviso finisce. Chiami un servizio per inquilini.',
  },
  'au.ask.fired': {
    says: 'Può contestare un licenziamento ingiusto (unfair dismissal) se ha lavorato sei mesi, o 12 in una piccola impresa. Ha solo 21 giorni. Chiami la Fair Work Commission al 1300 799 675.',
    dependsOn: 'quanto tempo ha lavorato lì, e il motivo',
  },
  'au.ask.laid-off': {
    says: 'Le spetta il preavviso e, dopo un anno in un’impresa con 15 o più persone, un’indennità (redundancy pay) da 4 a 16 settimane. Se il lavoro esiste ancora, faccia domanda entro 21 giorni.',
    dependsOn: 'i Suoi anni di lavoro e la grandezza dell’impresa',
  },
  'au.ask.unpaid': {
    says: 'Controlli la paga con gli strumenti del Fair Work Ombudsman. Chieda per iscritto al Suo capo, poi chiami il 13 13 94. Può tornare indietro di sei anni.',
  },
  'au.ask.notice': {
    says: 'Il minimo è una settimana nel primo anno, due fino a tre anni, tre fino a cinque, poi quattro. Ne aggiunga una se ha più di 45 anni e due anni di lavoro.',
    dependsOn: 'i Suoi anni di lavoro e il Suo contratto di settore (award)',
  },
  'au.ask.after-hours': {
    says: 'Può rifiutare di leggere o rispondere fuori orario, a meno che questo sia irragionevole. È il diritto di staccare (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Controlli il Suo fondo online. Dal 1 luglio 2026 i contributi per la pensione (super) vanno pagati entro sette giorni lavorativi dal giorno di paga. Se no, lo dica all’ATO.',
  },
  'au.ask.faulty': {
    says: 'Se ha un difetto grave, può scegliere il rimborso o un prodotto nuovo. Il negozio deve occuparsene, anche dopo la sua garanzia.',
  },
  'au.ask.cancel': {
    says: 'Se sono venuti alla Sua porta o L’hanno chiamata, ha 10 giorni lavorativi per disdire. Una palestra o un acquisto online dipende dalle condizioni e dalla legge dello stato.',
    dependsOn: 'come Le è stato venduto',
  },
  'au.ask.not-delivered': {
    says: 'Chieda al venditore per iscritto la merce o il rimborso. Se ha pagato con carta, chieda alla banca lo storno (chargeback).',
  },
  'au.ask.scam': {
    says: 'Non clicchi, non paghi e non risponda. Verifichi con l’ufficio vero a un numero che trova Lei. Lo segnali a Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Chiami subito la banca e chieda di fermare o restituire il pagamento. Poi chiami IDCARE al 1800 595 160 e lo segnali a ReportCyber.',
  },
  'au.ask.fine': {
    says: 'Può chiedere un riesame (review), pagare nel tempo, nominare chi guidava o scegliere il tribunale. Tutto prima della scadenza sull’avviso.',
    dependsOn: 'il Suo stato e la scadenza',
  },
  'au.ask.private-parking': {
    says: 'Una ditta privata non può farle una multa. Può solo chiedere soldi in base a un contratto e dovrebbe farle causa. Chieda le prove.',
    dependsOn: 'che cosa dicevano i cartelli',
  },
  'au.ask.tax': {
    says: 'Controlli in myGov. Faccia un piano a rate prima della scadenza, o faccia opposizione (object) se è sbagliato.',
  },
  'au.ask.centrelink': {
    says: 'Chieda come hanno fatto il conto, e chieda un riesame (review) e una pausa. È gratis. Un debito può essere cancellato se lo sbaglio è stato solo loro.',
  },
  'au.ask.cut-off': {
    says: 'Devono prima avvisarla e offrire aiuto. Chieda un piano a rate e il programma per chi è in difficoltà (hardship program). L’ombudsman dell’energia può fermarlo.',
    dependsOn: 'se ha chiesto aiuto e rispetta un piano',
  },
  'au.ask.phone': {
    says: 'Prima reclami alla società. Se non aiuta, il Telecommunications Industry Ombudsman lo esamina gratis: 1800 062 058.',
  },
  'au.ask.insurer': {
    says: 'Chieda i motivi per iscritto e reclami all’assicurazione. Dopo 30 giorni, o dopo un no, vada gratis da AFCA.',
  },
  'au.ask.leaving': {
    says: 'Per un contratto senza scadenza (periodic lease) dà da due a quattro settimane di preavviso, secondo lo stato. Se rompe un contratto a termine può dovere una somma (break fee) o il danno giusto del padrone di casa. La violenza in famiglia è un’eccezione.',
    dependsOn: 'il Suo stato e il tipo di contratto',
  },
  'au.ask.bullied': {
    says: 'Scriva ogni volta e chi l’ha visto, e lo dica al datore di lavoro. Finché lavora ancora lì, può chiedere alla Fair Work Commission un ordine per farlo smettere.',
  },
}
