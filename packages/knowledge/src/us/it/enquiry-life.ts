/** The Italian words of the rows in ../enquiry-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'us.ask-life.special-education': {
    says: 'Scriva alla scuola con la data e chieda una valutazione. Deve farla o rifiutare per iscritto con i motivi. Poi può chiedere una mediazione o un’udienza, e fare reclamo allo Stato.',
  },
  'us.ask-life.suspended': {
    says: 'La scuola deve prima dire perché e ascoltare Suo figlio. Prima di una lunga sospensione serve un’udienza più completa. Chieda oggi la regola, le prove e come fare ricorso.',
    dependsOn: 'quanto è lunga la sospensione',
  },
  'us.ask-life.fence': {
    says: 'Decidono le regole di Stato e città. In California i vicini quasi sempre dividono un recinto necessario, dopo 30 giorni di avviso scritto. In molti Stati non deve nulla che non ha accettato.',
    dependsOn: 'il Suo Stato, e se il recinto serve',
  },
  'us.ask-life.noise': {
    says: 'Tenga un diario e scriva prima al vicino. Poi faccia reclamo alla città o al proprietario (landlord). Se va molto oltre il normale, un tribunale può fermarlo o dare soldi.',
  },
  'us.ask-life.tree': {
    says: 'Quasi sempre può tagliare i rami fino al confine a Sue spese, se l’albero vive. Il proprietario paga i danni di un albero che sembrava pericoloso. Glielo dica per iscritto.',
    dependsOn: 'se l’albero sembrava già pericoloso',
  },
  'us.ask-life.dog': {
    says: 'In molti Stati il proprietario paga per un morso, anche il primo. In altri deve mostrare che il pericolo era noto. Veda un medico, lo segnali e tenga foto.',
    dependsOn: 'il Suo Stato',
  },
  'us.ask-life.hold': {
    says: 'Una banca può trattenere un assegno più a lungo solo per motivi scritti nella legge, e deve dirle perché e fino a quando. Chieda alla filiale di liberarlo prima.',
    dependsOn: 'il motivo nell’avviso',
  },
  'us.ask-life.overdraft': {
    says: 'Per bancomat e pagamenti singoli con carta la banca può chiedere soldi solo se Lei aveva accettato (opt in). Chieda di ridarle le spese, e ora rinunci (opt out).',
    dependsOn: 'che cosa ha causato lo scoperto e se aveva accettato',
  },
  'us.ask-life.account-closed': {
    says: 'Una banca può quasi sempre chiudere un conto, ma il saldo è Suo. Chieda per iscritto il saldo e il motivo. Se hanno usato un rapporto, lo prenda gratis e contesti gli errori.',
    dependsOn: 'le condizioni del conto e il motivo',
  },
  'us.ask-life.credit-denied': {
    says: 'Devono dirle i motivi principali e l’ufficio del credito che hanno usato. Prenda gratis quel rapporto entro 60 giorni, e contesti ciò che è sbagliato.',
  },
  'us.ask-life.custody': {
    says: 'Chieda al tribunale della famiglia (family court); fino ad allora vale l’ordine in vigore. Quasi sempre decide lo Stato dove il bambino ha vissuto sei mesi. Molti tribunali hanno moduli e aiuto gratis.',
    dependsOn: 'che cosa dice l’ordine e che cosa è meglio per il bambino',
  },
  'us.ask-life.protection': {
    says: 'Chieda i moduli al cancelliere (court clerk): è quasi sempre gratis, e un giudice può agire lo stesso giorno. Se ha ricevuto Lei un ordine così, obbedisca e vada all’udienza. In pericolo chiami il 911.',
  },
  'us.ask-life.support-change': {
    says: 'Chieda subito al tribunale o all’ufficio di cambiarla. Il debito vecchio quasi sempre non si riduce, quindi ogni mese conta. Paghi quanto può.',
  },
  'us.ask-life.work-injury': {
    says: 'Lo dica ora per iscritto al datore e veda un medico. Faccia domanda secondo la legge del Suo Stato: la colpa non conta, ma il tempo è breve. Non possono licenziarla per questo.',
  },
  'us.ask-life.rival-work': {
    says: 'Alcuni Stati vietano queste promesse, altri permettono solo quelle giuste. Non ne firmi una nuova in fretta, e mostri la Sua a un avvocato prima di andarsene.',
    dependsOn: 'il Suo Stato, la Sua paga e che cosa ha firmato',
  },
  'us.ask-life.contractor': {
    says: 'Il nome non decide. Se la ditta fissa le ore e come lavora, può essere un dipendente. Chieda all’IRS (Form SS-8) e alla Wage and Hour Division.',
    dependsOn: 'chi controlla il Suo lavoro',
  },
  'us.ask-life.voucher': {
    says: 'Chieda per iscritto l’udienza entro il giorno nella lettera, e chieda di vedere il fascicolo. L’aiuto dovrebbe quasi sempre continuare fino all’udienza.',
  },
  'us.ask-life.va-decision': {
    says: 'Ha un anno. Mandi nuove prove (supplemental claim), chieda un esame superiore (higher-level review) o vada al Board. Un’organizzazione di veterani aiuta gratis.',
  },
  'us.ask-life.jury': {
    says: 'Risponda entro la data. Quasi sempre può rimandare una volta, o chiedere l’esonero per difficoltà o cura di altri. Il datore non può licenziarla perché fa il giurato (jury).',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Entro la data sulla multa può dichiararsi non colpevole (not guilty) e chiedere un’udienza, o quasi sempre un corso di guida. Pagare è ammettere. Non la ignori mai.',
    dependsOn: 'i Suoi precedenti e le prove',
  },
  'us.ask-life.towed': {
    says: 'Riprenda presto l’auto: le spese crescono ogni giorno. Faccia foto dei cartelli e chieda una ricevuta. Molti Stati limitano le spese e danno un’udienza o una richiesta se la rimozione era sbagliata.',
    dependsOn: 'i cartelli, la spesa e il Suo Stato',
  },
  'us.ask-life.unordered': {
    says: 'Non è obbligato a pagare merci arrivate per posta senza il Suo ordine. Sono un regalo. Lo dica alla ditta per iscritto.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnia deve pagare i bagagli persi, in ritardo o rotti fino a un limite. Lo segnali subito, tenga le ricevute e scriva entro 7 giorni per danni o 21 per ritardo.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Le merci devono quasi sempre fare ciò che tali merci fanno. Chieda per iscritto la riparazione, una nuova o i soldi. Una garanzia scritta va rispettata.',
    dependsOn: 'quanto è vecchia e che cosa dice la garanzia',
  },
  'us.ask-life.city-code': {
    says: 'Legga la regola e la data. Rimedi e mandi foto, o chieda per iscritto più tempo o un’udienza prima che la multa inizi.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'I prestiti federali si possono cancellare dopo dieci anni di servizio pubblico, per invalidità duratura o se la scuola ha chiuso. Faccia domanda gratis su studentaid.gov. Quelli privati quasi sempre no.',
    dependsOn: 'il tipo di prestito e di lavoro',
  },
  'us.ask-life.medical-records': {
    says: 'Può avere le Sue cartelle, quasi sempre entro 30 giorni e per un prezzo giusto. Non possono trattenerle per un conto non pagato. Faccia reclamo all’HHS Office for Civil Rights.',
  },
  'us.ask-life.review': {
    says: 'Fatti veri e opinioni chiare sono permessi, e un contratto non può vietare una recensione onesta. Tenga le prove. Cambi ciò che non può mostrare vero.',
    dependsOn: 'se ciò che ha scritto è vero',
  },
  'us.ask-life.support-unpaid': {
    says: 'Apra una pratica presso l’agenzia degli alimenti (child support agency) del suo Stato. Può prendere da paga, rimborsi fiscali e conti, e bloccare una patente. Ogni rata mancata vale come una sentenza. Costa al massimo 25 $, spesso nulla.',
  },
}
