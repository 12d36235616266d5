/** The Italian words of the rows in ../tax-and-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: "L'Agenzia delle Entrate, la Riscossione (AdER) o il Comune chiede tasse, sanzioni o contributi.",
  },
  'it.public.want-bill': {
    says: 'È una cartella di pagamento. Paghi, chieda le rate o faccia ricorso entro 60 giorni.',
  },
  'it.public.want-friendly': {
    says: 'È un avviso bonario per un errore nella dichiarazione. Le dà 60 giorni e una sanzione ridotta.',
  },
  'it.public.want-block': {
    says: "Avvisano che bloccheranno l'auto (fermo). Ha 30 giorni per agire.",
  },
  'it.public.want-benefit': {
    says: "L'INPS dice di averLe pagato troppo e chiede la restituzione (indebito).",
  },
  'it.public.who': {
    says: 'È un ufficio pubblico o il suo agente. Non serve un giudice, ma può ricorrere e chiedere tempo.',
  },
  'it.public.rights': { says: 'Può vedere gli atti, fare ricorso e chiedere rate.' },
  'it.public.reality': { says: 'È serio, ma chiedere le rate in tempo ferma nuovi pignoramenti.' },
  'it.public.reality-benefit': {
    says: 'È serio, ma può ricorrere gratis. Devono lasciarLe il necessario per vivere.',
  },
  'it.public.no-whole-benefit': {
    says: 'Non possono fermare tutta la pensione per riaverli: al massimo un quinto al mese.',
  },
  'it.public.no-seizure': {
    says: "Non possono pignorare nei 60 giorni dopo la cartella. Dopo un anno serve prima un'intimazione con cinque giorni.",
  },
  'it.public.small-debt': {
    says: 'Per debiti fino a 1.000 € devono aspettare 120 giorni dopo una lettera con il dettaglio.',
  },
  'it.public.deadline-appeal': {
    says: 'Ha 60 giorni dalla notifica per pagare o ricorrere. Contiamo dalla data. Agosto non conta, ma non lo usiamo.',
    action: 'Pagare, chiedere rate o ricorrere alla Corte di giustizia tributaria',
    consequence: 'Il debito diventa definitivo e possono pignorare.',
  },
  'it.public.deadline-car': {
    says: 'Ha 30 giorni dalla notifica del preavviso.',
    action: "Pagare, chiedere rate o provare che l'auto serve per lavoro",
    consequence: 'Possono mettere il fermo.',
  },
  'it.public.deadline-contributions': {
    says: 'Contro un avviso di addebito INPS ha 40 giorni per andare dal giudice del lavoro.',
    action: 'Pagare, chiedere rate o opporsi al giudice',
    consequence: 'Il debito diventa definitivo.',
  },
  'it.public.deadline-benefit': {
    says: "Ha 90 giorni da quando l'ha ricevuto per chiedere il riesame all'INPS.",
    action: "Fare ricorso all'INPS online o al patronato",
    consequence: 'Il ricorso è tardivo e il recupero va avanti.',
  },
  'it.public.right-eighty-four': {
    says: 'Nel 2025 e 2026 può pagare fino a 120.000 € in massimo 84 rate con semplice richiesta. Più rate con prove di difficoltà.',
  },
  'it.public.right-stop-suspend': {
    says: 'Se ha pagato, o è prescritto o annullato, mandi una dichiarazione ad AdER entro 60 giorni. La riscossione si ferma.',
  },
  'it.public.right-hear-first': {
    says: "Prima di molti accertamenti l'ufficio deve mandare uno schema e dare 60 giorni per rispondere.",
  },
  'it.public.right-agree': {
    says: "Può chiedere l'accertamento con adesione: la sanzione scende a un terzo.",
  },
  'it.public.right-self-correct': {
    says: "Per un errore evidente può chiedere l'annullamento (autotutela). Da sola non ferma il termine.",
  },
  'it.public.right-work-car': {
    says: "Non possono bloccare l'auto che serve al lavoro o a un disabile. Lo provi entro 30 giorni.",
  },
  'it.public.right-home': {
    says: "L'ipoteca richiede un debito oltre 20.000 € e 30 giorni di preavviso. L'unica casa in cui abita non si vende.",
  },
  'it.public.right-good-faith': {
    says: "Se la pensione è stata pagata in più per errore dell'INPS, spesso non deve restituire se era in buona fede e ha detto tutto.",
  },
  'it.public.right-fifth-benefit': {
    says: 'Possono trattenere al massimo un quinto della pensione e non sotto la parte intoccabile.',
  },
  'it.public.step-what': {
    says: 'Veda cosa è: avviso bonario, accertamento, cartella, preavviso di fermo. Segni il giorno di notifica.',
  },
  'it.public.step-what-benefit': {
    says: 'Veda quale prestazione, quali mesi e perché. Vada da un patronato, gratis.',
  },
  'it.public.step-real': {
    says: 'Controlli nella Sua area AdER, Entrate o INPS con SPID o CIE, mai da un link.',
  },
  'it.public.step-act': {
    says: 'Se è giusta, chieda subito le rate online. Se è sbagliata, vada da un CAF o un consulente in tempo per il ricorso.',
  },
  'it.public.step-answer-benefit': {
    says: 'Se è sbagliata, faccia ricorso con un patronato e dica che era in buona fede.',
  },
  'it.public.step-plan': {
    says: 'Scelga rate che può pagare: il piano si perde dopo otto rate non pagate.',
  },
  'it.public.step-plan-benefit': {
    says: "Se è giusto, chieda all'INPS piccole rate mensili. Il patronato lo fa gratis.",
  },
  'it.public.step-old': {
    says: 'Guardi le date: bollo tre anni, tributi locali, multe e INPS cinque, tasse erariali di solito dieci.',
  },
  'it.public.step-papers-benefit': {
    says: "Raccolga ciò che ha comunicato all'INPS e quando: moduli, redditi, lettere.",
  },
  'it.public.option-appeal': {
    title: 'Fare ricorso',
    says: 'Ricorra alla Corte di giustizia tributaria. Fino a 3.000 € non serve un difensore.',
    cost: 'Un contributo da 30 €.',
    time: '60 giorni.',
    risk: 'Può dover pagare una parte intanto.',
    bestFor: 'La somma è sbagliata, prescritta o mai notificata.',
  },
  'it.public.option-appeal-benefit': {
    title: "Ricorso all'INPS",
    says: 'Il patronato lo presenta gratis.',
    cost: 'Nulla.',
    time: '90 giorni.',
    risk: 'Basso.',
    bestFor: 'Era in buona fede o la somma è sbagliata.',
  },
  'it.public.option-plan': {
    title: 'Pagare a rate',
    says: "Chieda online sul sito AdER o dell'ufficio.",
    cost: 'Interessi.',
    time: 'Minuti.',
    risk: 'Otto rate non pagate chiudono il piano.',
    bestFor: 'Lo deve e non può pagare subito.',
  },
  'it.public.option-plan-benefit': {
    title: 'Restituire a rate',
    says: "Chieda all'INPS piccole rate mensili.",
    cost: 'La somma, a rate.',
    time: 'Minuti per chiedere.',
    risk: 'Basso.',
    bestFor: 'Non aveva diritto ai soldi.',
  },
  'it.public.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi con PagoPA e il codice della lettera.',
    cost: 'La somma.',
    time: 'Minuti.',
    risk: 'Basso.',
    bestFor: 'È giusta e può pagare.',
  },
  'it.public.change-quinquies': {
    says: 'La rottamazione-quinquies è chiusa a nuove domande dal 30 aprile 2026.',
    was: 'Si poteva chiedere di pagare senza sanzioni e interessi.',
    is: 'Paga così solo chi ha fatto domanda in tempo. La prossima rata scade il 30 novembre 2026.',
  },
  'it.public.insight-service': {
    says: "I debiti in un'intimazione possono venire da atti mai ricevuti.",
    actionable: "Chieda ad AdER l'estratto di ruolo e le prove di notifica.",
  },
  'it.public.warning-pec': {
    says: 'Ritiri le raccomandate e apra PEC e SEND. Non leggerle non ferma il tempo.',
  },
  'it.contributions.right-old': {
    says: 'I contributi si prescrivono cinque anni dopo la scadenza, se nel frattempo non è arrivato un atto. Lo dica al giudice in tempo.',
  },
}
