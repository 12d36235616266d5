/** Penalties that are no council parking or traffic charge: school attendance, litter, untaxed vehicles. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_PENALTIES_IT: Words = {
  'gb.school.want': {
    says: 'Il comune dice che Suo figlio ha saltato la scuola senza permesso. Pagare in tempo chiude la cosa senza giudice.',
  },
  'gb.school.right-withdraw': {
    says: "Non c'è ricorso, ma può chiedere di ritirarla. Per esempio: persona sbagliata, fatti sbagliati o codice del comune non seguito.",
  },
  'gb.school.right-paid': {
    says: 'Se paga in tempo, non può essere portato in tribunale per questa assenza e non ha precedenti.',
  },
  'gb.school.step': {
    says: 'Controlli il nome, il bambino e i giorni. Poi paghi la somma minore in tempo, o scriva subito al comune per il ritiro.',
  },
  'gb.school.warning': {
    says: 'Se non è pagata in 28 giorni, il comune deve procedere o ritirarla. Un giudice può multare un genitore. Chieda consiglio se arriva una carta del tribunale.',
  },
  'gb.school.option-pay': {
    title: 'Pagare la somma minore',
    says: 'Paghi entro la prima data e tenga la prova.',
    cost: "La somma minore dell'avviso.",
    time: 'Pochi minuti.',
    risk: 'I soldi poi non tornano.',
    bestFor: "L'assenza c'è stata e non aveva permesso.",
  },
  'gb.litter.want': {
    says: 'Il comune dice che ha violato una regola in strada. Pagare in tempo chiude la cosa senza giudice.',
  },
  'gb.litter.right-court': {
    says: "Non c'è ricorso formale. Scriva al comune perché è sbagliato. Se non è d'accordo, decide solo un giudice, e lì il comune deve provarlo.",
  },
  'gb.litter.step': {
    says: 'Se è stato Lei, paghi la somma minore in tempo. Se no, scriva subito al comune con le prove e chieda di annullare.',
  },
  'gb.litter.warning': {
    says: "Se resta non pagata, il comune può andare al magistrates' court. Lì la multa può essere molto più alta.",
  },
  'gb.litter.option-pay': {
    title: 'Pagare la somma minore',
    says: 'Paghi entro la prima data e tenga la prova. Così niente giudice e niente precedenti.',
    cost: "La somma minore dell'avviso.",
    time: 'Pochi minuti.',
    risk: 'Pagare vuol dire accettare.',
    bestFor: 'È successo e vuole chiudere.',
  },
  'gb.untaxed.want': {
    says: "La DVLA dice che il veicolo non aveva bollo né era dichiarato fermo. Chiede una penale all'intestatario (registered keeper).",
  },
  'gb.untaxed.right': {
    says: "Non deve nulla se aveva detto in tempo alla DVLA di aver venduto, demolito o fermato il veicolo. Mandi la prova all'indirizzo della lettera.",
  },
  'gb.untaxed.step': {
    says: 'Paghi oggi il bollo o dichiari il veicolo fermo (SORN) su GOV.UK. Poi paghi la somma minore in tempo, o mandi la prova.',
  },
  'gb.untaxed.warning': {
    says: 'Finché non è in regola, possono seguire altre penali e il veicolo può essere bloccato. Non lo guidi.',
  },
  'gb.untaxed.option-pay': {
    title: 'Pagare la somma minore',
    says: 'Paghi nei giorni indicati e tenga la prova.',
    cost: 'La somma minore della lettera.',
    time: 'Pochi minuti.',
    risk: 'Il bollo resta dovuto.',
    bestFor: "Era l'intestatario e se n'è dimenticato.",
  },
}
