/** The broadcasting fee (Rundfunkbeitrag): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_WORDS: Words = {
  'de.public.tv-want': {
    says: "Il Beitragsservice vuole il canone radio e TV per la Sua casa. C'è un canone per ogni casa, con o senza TV.",
  },
  'de.public.tv-who': {
    says: 'Il Beitragsservice incassa per le radio e TV pubbliche. Non è una società di incasso.',
  },
  'de.public.tv-reality': {
    says: 'È un canone pubblico. Dopo una decisione formale (Festsetzungsbescheid) il Comune o un ufficiale giudiziario può eseguirlo senza causa.',
  },
  'de.public.tv-rights': {
    says: 'Se riceve il sostegno di base o il BAföG, o ha poco di più, può essere esentato, fino a tre anni indietro.',
  },
  'de.public.tv-not-yet': {
    says: 'Un sollecito non si può eseguire. Prima devono mandare una decisione formale con una nota sul Suo diritto di opporsi.',
  },
  'de.public.tv-deadline': {
    says: "Ha un mese dal giorno in cui l'ha ricevuta. Il riquadro alla fine dice dove mandarla.",
    action: 'Opporsi (Widerspruch) alla decisione',
    consequence: 'La decisione diventa definitiva e si può eseguire.',
  },
  'de.public.tv-step-exempt': {
    says: "Reddito basso o prestazioni? Chieda ora l'esenzione e mandi la decisione del Suo ufficio come prova.",
  },
  'de.public.tv-step-double': {
    says: 'Qualcuno in casa paga già? Mandi il suo numero di canone e faccia chiudere il Suo.',
  },
  'de.public.tv-step-rates': {
    says: "Se lo deve, chieda rate al Beitragsservice prima dell'esecuzione.",
  },
  'de.public.tv-option-exempt': {
    title: 'Chiedere esenzione o canone ridotto',
    says: 'Compili il modulo su rundfunkbeitrag.de e mandi le prove.',
    cost: 'Gratis.',
    time: 'Un modulo.',
    risk: 'La vecchia somma resta finché non decidono. Si opponga anche a una decisione.',
    bestFor: 'Prestazioni, BAföG, disabilità o doppio pagamento.',
  },
  'de.public.tv-option-rates': {
    title: 'Chiedere rate',
    says: 'Offra una somma che può mantenere, oltre al canone corrente.',
    cost: "Il canone e l'eventuale mora.",
    time: 'Una lettera o telefonata.',
    risk: 'I nuovi canoni continuano.',
    bestFor: 'Lo deve e i soldi sono pochi.',
  },
  'de.public.tv-right-once': {
    says: 'Per una casa si deve un solo canone, quante che siano le persone che ci vivono.',
  },
  'de.public.tv-right-exempt': {
    says: "L'esenzione può valere fino a tre anni indietro, se mostra che allora aveva la prestazione.",
  },
  'de.public.tv-myth': {
    says: "Deve il canone per la casa anche senza TV o radio. La Corte costituzionale federale l'ha confermato nel 2018.",
  },
  'de.public.tv-step-object': {
    says: "Pensa che sia sbagliato? Si opponga per iscritto entro un mese all'indirizzo nel riquadro alla fine. Indichi il numero di canone.",
  },
  'de.public.tv-not-yet-visit': {
    says: 'Il Beitragsservice non può entrare in casa o pignorare da sé. Prima deve chiedere al Comune o a un ufficiale giudiziario.',
  },
  'de.public.tv-option-object': {
    title: 'Opporsi alla decisione',
    says: 'Dica che cosa è sbagliato e mandi prove, come la residenza o la decisione sulla prestazione.',
    cost: "All'inizio gratis. Se fallisce è possibile una spesa.",
    time: 'Un mese.',
    risk: 'Il pagamento continua. Chieda anche la sospensione.',
    bestFor: 'La casa o i mesi sono sbagliati, o era esentato.',
  },
  'de.public.tv-step-enforce': {
    says: "È nella fase di esecuzione. Chiami l'ufficio esecuzioni del Comune, offra rate e protegga il conto con un P-Konto.",
  },
  'de.public.tv-right-enforced': {
    says: 'Si può eseguire solo dopo una decisione (Festsetzungsbescheid) che Le è arrivata. Non è arrivata? Lo scriva subito e chieda al tribunale amministrativo uno stop urgente.',
  },
  'de.public.tv-right-account': {
    says: 'Chieda alla banca un conto protetto (P-Konto). Così una somma base resta libera ogni mese. Chieda anche rate all’ufficio.',
  },
  'de.public.tv-right-old': {
    says: 'I canoni si prescrivono tre anni dopo la fine del loro anno, da quando conoscevano la sua casa. Lo dica per iscritto.',
  },
}
