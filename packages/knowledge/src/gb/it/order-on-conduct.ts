/** A community protection notice: conduct that harms others nearby. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Ha 21 giorni per il ricorso. Il giorno in cui riceve l’ordine conta come primo.'

export const ORDER_ON_CONDUCT_IT: Words = {
  'gb.order.conduct-no-guilt': {
    says: 'Nessun tribunale L’ha dichiarata colpevole. Se rispetta l’ordine, non segue altro.',
  },
  'gb.order.conduct-right-appeal': {
    says: 'In un ricorso può dire che non è successo, che non era Lei, o che l’ordine chiede troppo.',
  },
  'gb.order.conduct-right-warned': {
    says: 'Prima devono averLa avvisata per iscritto, e averLe dato il tempo di cambiare le cose.',
  },
  'gb.order.conduct-right-fair': {
    says: 'Può chiedere solo ciò che è ragionevole per fermare il danno agli altri, e solo ciò che Lei può controllare.',
  },
  'gb.order.conduct-pause': {
    says: 'Durante un ricorso, ciò che è vietato resta vietato. Ciò che Le dicono di fare può aspettare.',
  },
  'gb.order.conduct-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine resta, e un tribunale non chiederà più se era giusto.',
  },
  'gb.order.conduct-warning': {
    says: 'Violare l’ordine senza una scusa ragionevole è reato. Può portare una sanzione subito, o una multa del tribunale.',
  },
  'gb.order.conduct-step-keep': {
    says: 'Rispetti l’ordine da ora, anche se farà ricorso. Scriva ogni giorno che cosa ha fatto.',
  },
  'gb.order.conduct-step-proof': {
    says: 'Chieda per iscritto l’avviso e le prove dietro l’ordine. Cerchi persone che hanno visto.',
  },
  'gb.order.conduct-option-keep': {
    says: 'Faccia ciò che chiede entro i suoi giorni, e lo dica al funzionario per iscritto.',
    title: 'Rispettare l’ordine',
    cost: 'Quanto costa il cambiamento.',
    time: 'Finché l’ordine vale.',
    risk: 'Può valere a lungo. Chieda quando finisce.',
    bestFor: 'È giusto, o facile da rispettare.',
  },
  'gb.order.conduct-option-appeal': {
    says: 'Chiami oggi il tribunale per il modulo e la tassa. Dia i Suoi motivi e le prove.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa, e spesso le spese se perde.',
    time: 'Alcuni mesi.',
    risk: 'Ciò che è vietato resta intanto vietato.',
    bestFor: 'È sbagliato, troppo largo, o venuto senza avviso.',
  },
}
