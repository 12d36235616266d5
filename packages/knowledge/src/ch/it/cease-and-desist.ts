/** Letters that tell people to stop something: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CEASE_AND_DESIST_IT: Words = {
  'ch.cease.want': {
    says: 'Vogliono che smetta qualcosa, e spesso che firmi una promessa e paghi.',
  },
  'ch.cease.reality': {
    says: 'Questa lettera non è un ordine. Solo un tribunale può vietarle qualcosa. Ma può agire in fretta se lei non fa nulla.',
  },
  'ch.cease.not-yet': {
    says: 'Senza tribunale e ufficio esecuzione non possono multarla né prendere denaro.',
  },
  'ch.cease.step-first': {
    says: 'Non firmi subito. Conservi una copia di ciò che contestano, annoti la data e chieda consiglio prima.',
  },
  'ch.cease.right-penalty': {
    says: 'Può scrivere lei una promessa più breve, senza penale. Una penale firmata la vincola. Un tribunale può ridurne una troppo alta.',
  },
  'ch.cease.right-costs': {
    says: 'Deve danni e spese legali solo se ha violato la legge. Devono provarlo e di solito agire entro tre anni.',
  },
  'ch.cease.right-opinion': {
    says: 'Può dire ciò che è vero e dare un’opinione corretta. Fatti falsi e insulti violano la legge e possono essere reato. Li tolga.',
  },
  'ch.cease.right-fair': {
    says: 'Solo i concorrenti, i clienti lesi, certe associazioni e lo Stato possono agire per concorrenza sleale. Chieda quale regola ha violato.',
  },
  'ch.cease.option-own-words': {
    says: 'Smetta ciò che era sbagliato, lo dica con parole sue e contesti il resto.',
    title: 'Prometterlo con parole sue',
    cost: 'Una lettera. Un avvocato se c’è molto in gioco.',
    time: 'Prima della data nella lettera.',
    risk: 'Possono comunque fare causa per il denaro.',
    bestFor: 'Una parte è vera e vuole stare tranquillo.',
  },
  'ch.cease.lease-want': {
    says: 'Il locatore la diffida dal fare qualcosa nell’appartamento.',
  },
  'ch.cease.lease-right': {
    says: 'Una diffida non pone fine a nulla. La disdetta è possibile solo se una violazione grave continua e non è più tollerabile. Può contestarla entro 30 giorni.',
  },
  'ch.cease.lease-step': {
    says: 'Risponda per iscritto: cosa è vero, cosa no, cosa ha cambiato. Chieda all’Associazione inquilini (ASI).',
  },
}
