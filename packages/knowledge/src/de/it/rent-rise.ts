/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'de.home.deadline-rise': {
    says: "Ha tempo fino alla fine del secondo mese dopo l'arrivo della lettera. Il giorno indicato è quello sicuro.",
    action: "Rispondere all'aumento: accettare, accettare in parte o dire no",
    consequence:
      'Il locatore può fare causa per il consenso entro altri tre mesi. Nulla aumenta da solo.',
  },
  'de.home.step-rise-check': {
    says: "Non accetti ancora. Controlli l'indice degli affitti (Mietspiegel), la misura dell'appartamento e la data dell'ultimo aumento.",
  },
  'de.home.option-rise': {
    title: 'Accettare solo fin dove è giusto',
    says: 'Dica per iscritto quanto accetta. Il silenzio non è consenso, ma pagare due volte può esserlo.',
    cost: 'Gratis.',
    time: 'Due mesi per pensare.',
    risk: 'Il locatore può fare causa per il consenso.',
    bestFor: "L'aumento supera l'affitto locale o è troppo presto.",
  },
  'de.home.right-rise': {
    says: "L'affitto può salire al massimo al livello locale. Entro tre anni non più del 20%, in molte città del 15%.",
  },
  'de.home.right-rise-wait': {
    says: "Quando parte l'aumento, l'affitto deve essere stato uguale per 15 mesi. Sale solo con il Suo consenso o con una sentenza.",
  },
  'de.rise.want': {
    says: 'Il locatore Le chiede di accettare un affitto più alto (Mieterhöhung).',
  },
  'de.rise.want-consent': {
    says: "Senza il Suo consenso o una sentenza, l'affitto resta uguale.",
  },
  'de.rise.who': {
    says: "Un locatore non può fissare l'affitto da solo. In una lite decide un tribunale.",
  },
  'de.rise.reality': {
    says: "Non perde la casa se controlla o dice di no. È vietata una disdetta per aumentare l'affitto.",
  },
  'de.rise.rights-summary': {
    says: 'Ha due mesi interi per pensare. Può accettare, accettare in parte, rifiutare o andarsene prima.',
  },
  'de.rise.not-yet': {
    says: "L'affitto più alto è dovuto solo dal terzo mese dopo la lettera, e solo con il Suo consenso.",
  },
  'de.rise.know-brake': {
    says: "Ogni Land indica città dove l'affitto può salire solo del 15 % in tre anni. Chieda se la Sua è una di queste.",
    learnMore: 'Chieda al Comune o cerchi il regolamento del Suo Land (Kappungsgrenzenverordnung).',
  },
  'de.rise.element-reason': {
    says: 'La lettera deve dare un motivo: Mietspiegel, perizia, banca dati o tre alloggi simili.',
    name: 'Il motivo del nuovo affitto',
    ifMissing:
      'Non vediamo Mietspiegel, perizia o tre alloggi simili. Senza motivo la lettera non vale.',
  },
  'de.rise.right-year': {
    says: "Il locatore può chiedere di nuovo solo un anno dopo l'ultimo aumento.",
  },
  'de.rise.right-leave': {
    says: 'Può invece dare disdetta prima. Lo dica entro la fine del secondo mese dopo la lettera.',
  },
  'de.rise.step-index': {
    says: 'Cerchi il Suo alloggio nel Mietspiegel della città. Annoti misura, età, zona e dotazione.',
  },
  'de.rise.step-help': {
    says: "Faccia controllare la lettera da un'associazione di inquilini (Mieterverein) o consumatori prima di firmare.",
  },
  'de.rise.step-answer': {
    says: 'Risponda per iscritto prima della scadenza. Dica quanto accetta e tenga una copia.',
  },
  'de.rise.option-agree': {
    says: 'Se è giusto, accetti. Altrimenti il locatore potrebbe vincere in tribunale, e le spese sono Sue.',
    title: 'Accettare il nuovo affitto',
    cost: "L'affitto più alto ogni mese.",
    time: 'Entro la fine del secondo mese.',
    risk: 'Non può tornare indietro senza motivo.',
    bestFor: "La somma è nei limiti e nell'affitto locale.",
  },
  'de.rise.option-help': {
    says: "Un'associazione di inquilini calcola l'affitto locale e scrive la risposta per Lei.",
    title: 'Far controllare la lettera',
    cost: 'Una quota annuale, o aiuto per redditi bassi.',
    time: 'Questa settimana.',
    risk: 'Nessuno. Il termine corre.',
    bestFor: 'Non sa se la somma è giusta.',
  },
  'de.rise.insight-pay': {
    says: 'Se paga più volte il nuovo affitto senza riserva, può valere come un sì.',
    actionable: 'Paghi il vecchio affitto finché non ha deciso.',
  },
}
