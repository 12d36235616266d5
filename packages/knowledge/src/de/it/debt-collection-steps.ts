/** What to do about a letter of a debt collector: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'de.debt.step-before-claim': {
    says: 'Risponda per iscritto prima della data, anche solo per chiedere le prove. Può evitarLe spese di tribunale.',
  },
  'de.debt.option-defend-later': {
    title: 'Lasciare che lo provino in tribunale',
    says: 'Rifiuti la richiesta per iscritto. Se arrivano carte del tribunale, si opponga o si difenda entro due settimane.',
    cost: 'Nulla ora. Chi perde paga tribunale e avvocati.',
    time: 'Settimane o mesi.',
    risk: 'Se la richiesta è giusta, costa di più.',
    bestFor: 'È sicuro di non dovere nulla e ha le prove.',
  },
  'de.debt.step-check': {
    says: 'Controlli prima di pagare. Conosce la società, il contratto e la somma? Ha già pagato?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Se è sbagliata, scriva e la contesti presto. Una richiesta contestata non può contare nella Sua banca dati creditizia.',
  },
  'de.debt.step-no-sign': {
    says: 'Non firmi un riconoscimento di debito (Schuldanerkenntnis). Molto probabilmente perderebbe le Sue difese.',
  },
  'de.debt.step-court-post': {
    says: "Faccia attenzione a una busta gialla. Un'ingiunzione del tribunale (Mahnbescheid) Le dà solo due settimane per opporsi.",
  },
  'de.debt.step-valid-pay': {
    says: 'Se deve la somma principale, paghi quella parte e ne indichi lo scopo. Poi discuta solo delle spese.',
  },
  'de.debt.step-valid-rates': {
    says: 'Se non può pagare subito, offra per iscritto piccole rate mensili. Prima devono dirLe quanto costa il piano.',
  },
  'de.debt.step-valid-living': {
    says: 'Paghi prima casa, luce e cibo. La consulenza per debiti (Schuldnerberatung) è gratuita da Caritas, Diakonie, AWO e in molti Comuni.',
  },
  'de.debt.step-dispute-letter': {
    says: "Scriva: «Ich bestreite die Forderung» (contesto la richiesta). Chieda il contratto, la sua data, il primo creditore e la lista delle spese. Tenga la prova dell'invio.",
  },
  'de.debt.step-dispute-creditor': {
    says: "Mandi la stessa lettera alla prima società. Se il debito è stato venduto, chieda l'atto di cessione (Abtretungsurkunde).",
  },
  'de.debt.step-keep': {
    says: 'Tenga ogni lettera e busta. Annoti giorno, nome e parole di ogni telefonata.',
  },
  'de.debt.step-p-account': {
    says: 'Se ha molti debiti, trasformi il conto in un conto protetto (P-Konto). La Sua banca deve farlo.',
  },
  'de.debt.option-dispute': {
    title: 'Contestare la richiesta per iscritto',
    says: 'Dica che contesta la richiesta, e perché. Chieda il contratto e la lista delle spese.',
    cost: 'Un francobollo, o gratis per email.',
    time: 'Mezz’ora. Lo faccia presto.',
    risk: "Possono comunque chiedere un'ingiunzione al tribunale. Può opporsi anche a quella.",
    bestFor: 'Non conosce la richiesta, ha già pagato o la somma è sbagliata.',
  },
  'de.debt.option-pay-main': {
    title: 'Pagare la somma principale, contestare le spese',
    says: 'Paghi alla società ciò che deve e indichi lo scopo. Rifiuti le spese oltre ciò che potrebbe chiedere un avvocato.',
    cost: 'La somma principale e interessi giusti.',
    time: 'Presto.',
    risk: 'Possono insistere per le spese. Spesso sono piccole.',
    bestFor:
      'La fattura è giusta, ma le spese sembrano troppo alte o non ha mai avuto un sollecito.',
  },
  'de.debt.option-rates': {
    title: 'Offrire pagamenti mensili',
    says: 'Offra ciò che può ogni mese. Chieda di fermare gli interessi e di togliere ogni riconoscimento.',
    cost: 'Il debito, e forse una spesa per il piano.',
    time: 'Una lettera. Aspetti un sì scritto.',
    risk: 'Un piano può avere spese e un riconoscimento. Cancelli il riconoscimento. Ogni pagamento fa ripartire i tre anni.',
    bestFor: 'Deve la somma e non può pagare subito.',
  },
  'de.debt.option-help': {
    title: 'Chiedere una consulenza gratuita per debiti',
    says: 'Un consulente controlla la richiesta, scrive per Lei e guarda tutti i Suoi debiti.',
    cost: 'Gratis presso enti sociali e Comuni.',
    time: 'Può esserci attesa, quindi chiami presto.',
    risk: 'Le ditte che chiedono soldi in anticipo non sono il servizio gratuito.',
    bestFor: 'Ha più debiti o non Le avanza nulla.',
  },
  'de.debt.option-complain': {
    title: "Reclamare presso l'autorità di vigilanza",
    says: "Dica all'Ufficio federale della giustizia che cosa ha scritto o fatto la società. Mandi copie.",
    cost: 'Gratis.',
    time: 'Una lettera o un modulo online.',
    risk: 'Non ferma la richiesta. La contesti lo stesso.',
    bestFor: 'Minacciano, ingannano o non rispondono.',
  },
  'de.debt.step-legal-advice': {
    says: 'Con un reddito basso chieda un Beratungsschein al tribunale locale (Amtsgericht). Un avvocato Le costa allora 15 €.',
  },
}
