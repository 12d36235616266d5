/** A call to jury service in Northern Ireland: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_NORTHERN_IRELAND_IT: Words = {
  'gb.juror.ni-step': {
    says: 'Un avviso con modulo (jury notice): lo rimandi entro 14 giorni. Una chiamata (jury summons): venga quel giorno, o chieda subito la dispensa.',
  },
  'gb.juror.ni-step-work': {
    says: 'Mostri la chiamata al lavoro. Chieda se La pagano, e prenda il modulo per la paga persa.',
  },
  'gb.juror.ni-right-excused': {
    says: 'Dopo una chiamata può chiedere la dispensa, o una data più lontana, per una buona ragione con prova. Oltre i 70 anni è dispensato se lo chiede.',
  },
  'gb.juror.ni-right-pay': {
    says: 'Può chiedere la paga persa fino a un limite al giorno, e il viaggio.',
  },
  'gb.juror.ni-warning': {
    says: 'Mancare senza una buona ragione, o una risposta falsa, può portare una multa fino a £1,000.',
  },
  'gb.juror.ni-option-excuse': {
    says: 'Scriva all’ufficio dei giurati con il motivo e una prova appena arriva la chiamata.',
    title: 'Chiedere la dispensa',
    cost: 'Niente.',
    time: 'Una risposta ora, alcuni giorni per la decisione.',
    risk: 'Se dicono no, deve venire.',
    bestFor: 'Ha più di 70 anni, è malato o non può lasciare qualcuno.',
  },
  'gb.juror.ni-option-serve': {
    says: 'Controlli la sera prima, per telefono o online, se hanno bisogno di Lei.',
    title: 'Venire quel giorno',
    cost: 'Niente. Una parte della paga persa può non tornare.',
    time: 'Alcuni giorni o settimane.',
    risk: 'Un processo può durare di più.',
    bestFor: 'Le date vanno bene.',
  },
}
