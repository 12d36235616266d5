/** Benefits that an office wants back (Erstattungsbescheid): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'de.public.benefit-want': {
    says: "L'ufficio ritira una decisione precedente e rivuole denaro (Aufhebungs- und Erstattungsbescheid).",
  },
  'de.public.benefit-want-hearing': {
    says: "L'ufficio chiede la Sua versione prima di decidere (Anhörung). Nulla è ancora deciso.",
  },
  'de.public.benefit-who': {
    says: 'È un ufficio pubblico, come Jobcenter, Agentur für Arbeit o Familienkasse. Un tribunale può controllare gratis le sue decisioni.',
  },
  'de.public.benefit-reality': {
    says: "Una decisione sbagliata resta se non si oppone entro un mese. Molte cambiano dopo un'opposizione.",
  },
  'de.public.benefit-rights': {
    says: 'Può opporsi entro un mese, vedere il fascicolo e andare senza tasse al tribunale sociale.',
  },
  'de.public.benefit-not-yet': {
    says: 'Finché la Sua opposizione contro la restituzione è aperta, di solito non possono eseguire quella somma.',
  },
  'de.public.benefit-know': {
    says: 'Ha mancato il mese? Può ancora chiedere il riesame di una decisione sbagliata (Überprüfungsantrag).',
    learnMore:
      'Scriva: «Ich beantrage die Überprüfung nach § 44 SGB X» (chiedo il riesame). Per il sostegno di base vale solo per un anno indietro.',
  },
  'de.public.benefit-deadline': {
    says: 'Ha un mese dal giorno in cui ha ricevuto la decisione. Basta una frase, i motivi possono seguire.',
    action: "Mandare l'opposizione (Widerspruch) all'ufficio",
    consequence: 'La decisione diventa definitiva. Resta solo un riesame secondo il § 44 SGB X.',
    service: 'una lettera di un ufficio vale come ricevuta il quarto giorno dopo la spedizione',
  },
  'de.public.benefit-step-object': {
    says: 'Non è giusta? Scriva: «Ich lege Widerspruch ein» (mi oppongo), con la data della decisione. Indichi il numero, firmi e la consegni con un timbro di ricevuta.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Risponda alla lettera di audizione con fatti e prove. Se serve, chieda più tempo.',
  },
  'de.public.benefit-step-file': {
    says: 'Chieda di vedere il fascicolo e come è calcolata la somma, mese per mese.',
  },
  'de.public.benefit-step-rates': {
    says: 'Se è giusta ma troppo alta, chieda piccole rate, un rinvio o il condono del debito (Erlass).',
  },
  'de.public.benefit-step-trust': {
    says: "Aveva detto tutto, e l'errore era loro? Dica che si fidava della decisione e ha speso il denaro.",
  },
  'de.public.benefit-step-advice': {
    says: "Cerchi aiuto: un buono di consulenza del tribunale locale, un'associazione sociale (VdK, SoVD) o un centro indipendente.",
  },
  'de.public.benefit-option-object': {
    title: 'Opporsi alla decisione',
    says: 'Scriva che si oppone. Chieda il fascicolo e dia i motivi dopo.',
    cost: 'Gratis.',
    time: 'Un mese. La risposta richiede circa tre mesi.',
    risk: 'Quasi nessuno.',
    bestFor: "Non è d'accordo, o non capisce la somma.",
  },
  'de.public.benefit-option-rates': {
    title: 'Chiedere rate o condono',
    says: 'Mostri il reddito e offra una piccola somma al mese.',
    cost: 'Gratis.',
    time: 'Una lettera.',
    risk: 'Può sembrare un sì. Scriva che così non riconosce il debito.',
    bestFor: 'La decisione è giusta ma non può pagare.',
  },
  'de.public.benefit-option-help': {
    title: 'Chiedere consiglio prima che finisca il mese',
    says: 'Un consulente può leggere il fascicolo e scrivere i motivi.',
    cost: 'Al massimo 15 € con un buono.',
    time: 'Una visita al tribunale locale.',
    risk: 'Nessuno, ma si opponga Lei in tempo.',
    bestFor: 'La somma è alta o dicono che ha mentito.',
  },
  'de.public.benefit-step-living': {
    says: "Niente soldi per cibo o affitto? Lo dica oggi all'ufficio e chieda al tribunale sociale un ordine urgente. È gratis.",
  },
  'de.public.benefit-step-proof': {
    says: 'Tenga la prova che la lettera è arrivata in tempo: un timbro, un rapporto fax o un testimone.',
  },
  'de.public.benefit-step-change': {
    says: 'Dicono che poi qualcosa è cambiato (§ 48 SGB X). Controlli quando è arrivato il denaro e quanto. Possono togliere solo quei mesi e quella somma.',
  },
}
