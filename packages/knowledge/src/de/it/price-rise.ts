/** The Italian words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISES_IT: Words = {
  'de.price.reality': {
    says: 'Una ditta non può alzare il prezzo come vuole. Le serve il Suo sì o una clausola equa nel contratto.',
  },
  'de.price.not-yet': {
    says: 'Oggi non cambia nulla. Fino al giorno nella lettera paga il vecchio prezzo.',
  },
  'de.price.right-clause': {
    says: 'Una clausola sui prezzi deve essere chiara ed equa per entrambi: devono contare anche i costi più bassi. Se è iniqua, non vale.',
  },
  'de.price.step-contract': {
    says: 'Cerchi nel contratto tre cose: la clausola sui prezzi, un prezzo garantito e come disdire.',
  },
  'de.price.step-reserve': {
    says: 'Se dubita dell’aumento, paghi di più solo «unter Vorbehalt» (con riserva). Così può chiederlo indietro.',
  },
  'de.price.insight-guarantee': {
    says: 'Molti contratti promettono un prezzo fisso per un tempo (Preisgarantie). In quel tempo può salire solo se la promessa lo permette.',
    actionable: 'Confronti la fine della garanzia con il giorno dell’aumento.',
  },
  'de.price.option-object': {
    says: 'Scriva che non accetta l’aumento e chieda la clausola e i motivi.',
    title: 'Dire di no al prezzo più alto',
    cost: 'Gratis.',
    time: 'Prima che inizi l’aumento.',
    risk: 'La ditta può disdire con il preavviso normale.',
    bestFor: 'Vuole restare al vecchio prezzo.',
  },
  'de.price.option-help': {
    says: 'Il centro consumatori (Verbraucherzentrale) controlla queste lettere e conosce le clausole inique.',
    title: 'Far controllare l’aumento',
    cost: 'Una piccola somma, o gratis in rete.',
    time: 'Prima che inizi l’aumento.',
    risk: 'Nessuno.',
    bestFor: 'Non sa se l’aumento è permesso.',
  },
  'de.price.energy-right-end': {
    says: 'Può disdire per il giorno dell’aumento, gratis e senza preavviso, anche nella durata minima. Non se cambia solo l’IVA.',
  },
  'de.price.energy-right-told': {
    says: 'Devono avvisare una famiglia almeno un mese prima e in modo chiaro: vecchio prezzo, nuovo prezzo, motivo e diritto di disdire.',
  },
  'de.price.energy-right-basic': {
    says: 'Nella fornitura di base (Grundversorgung) devono scrivere sei settimane prima. Può sempre disdire con due settimane.',
  },
  'de.price.energy-safe': {
    says: 'Cambiando non resta mai senza luce o gas. Se qualcosa va male, interviene il fornitore di base (Grundversorger).',
  },
  'de.price.energy-step-switch': {
    says: 'Confronti ora le offerte. Per uscire mandi Lei la disdetta per iscritto, così che arrivi prima del giorno dell’aumento.',
  },
  'de.price.energy-option-leave': {
    says: 'Nomini il diritto speciale di disdetta (Sonderkündigungsrecht) e il giorno dell’aumento.',
    title: 'Disdire e cambiare fornitore',
    cost: 'Gratis.',
    time: 'Prima che inizi l’aumento.',
    risk: 'Controlli prima che il nuovo prezzo sia più basso.',
    bestFor: 'Un altro costa meno.',
  },
  'de.price.telecom-right-end': {
    says: 'Può disdire per l’aumento, gratis e senza preavviso, entro tre mesi da questa lettera. Il contratto finisce al più presto il giorno dell’aumento.',
  },
  'de.price.telecom-deadline': {
    says: 'I tre mesi decorrono dall’arrivo della lettera. Per sicurezza si conta dalla sua data.',
    action: 'Disdire per l’aumento, se vuole uscire',
    consequence: 'Il diritto speciale finisce. Il contratto continua al nuovo prezzo.',
  },
  'de.price.telecom-right-told': {
    says: 'Devono avvisarLa almeno un mese e al massimo due mesi prima, in una forma da conservare.',
  },
  'de.price.telecom-step': {
    says: 'Confronti altre tariffe. Per tenere numero o linea lasci fare il cambio alla nuova ditta, ma attento ai tre mesi.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nomini il cambio di prezzo e il § 57 TKG. Chieda conferma.',
    title: 'Disdire per l’aumento',
    cost: 'Gratis. Forse deve restituire o pagare telefono o router.',
    time: 'Entro tre mesi da questa lettera.',
    risk: 'Tenga la linea finché funziona la nuova.',
    bestFor: 'Un’altra ditta costa meno.',
  },
  'de.price.right-silence': {
    says: 'Il Suo silenzio di solito non è un sì a un prezzo più alto, anche se la lettera lo dice.',
  },
  'de.price.right-one-month': {
    says: 'È finita la prima durata? Nei contratti dal 1 marzo 2022 può poi disdire quando vuole con un mese di preavviso.',
  },
  'de.price.step-object': {
    says: 'Risponda presto: «Non accetto il prezzo più alto». Conservi la prova dell’arrivo.',
  },
  'de.price.step-debit': {
    says: 'Hanno preso più del concordato? La banca può stornare un addebito entro otto settimane. Paghi Lei il vecchio prezzo.',
  },
  'de.price.fund-right': {
    says: 'Se la cassa malattia alza la quota extra (Zusatzbeitrag), può lasciarla fino alla fine del primo mese con la nuova quota.',
  },
  'de.price.fund-step': {
    says: 'Confronti le quote. Per cambiare si iscriva in quel tempo a un’altra cassa. Lei disdice la vecchia per Suo conto.',
  },
  'de.price.fund-reality': {
    says: 'Ogni cassa fissa la sua quota extra. Ciò che pagano è quasi uguale per legge, quindi conviene confrontare.',
  },
  'de.price.fund-told': {
    says: 'La cassa deve avvisarLa dell’aumento e del diritto di lasciarla. Se ha avvisato tardi, ha più tempo.',
  },
  'de.price.fund-free': {
    says: 'La nuova cassa deve accettarLa. Non può chiedere della salute o dell’età.',
  },
  'de.price.fund-option': {
    says: 'Si iscriva in rete a un’altra cassa. Resta assicurato senza vuoti.',
    title: 'Passare a una cassa più economica',
    cost: 'Gratis.',
    time: 'Fino alla fine del primo mese con la nuova quota.',
    risk: 'Fino al cambio, circa due mesi, paga la nuova quota.',
    bestFor: 'Un’altra cassa costa meno.',
  },
}
