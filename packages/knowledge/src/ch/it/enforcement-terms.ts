/** Fermare un’esecuzione, rate e credito, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_IT: Words = {
  'ch.order.right-missed': {
    says: 'Ha perso i dieci giorni per un buon motivo, come un ricovero? Chieda all’autorità di vigilanza di restituirli, appena può agire.',
  },
  'ch.order.right-judge-stop': {
    says: 'Anche senza opposizione un giudice può fermare l’esecuzione. Mostri che il debito non esiste, è pagato o non ancora dovuto.',
  },
  'ch.court.right-against-lifting': {
    says: 'Se chiedono al giudice di togliere l’opposizione (rigetto), risponda in tempo con prove: pagato, rinviato, prescritto o non firmato da Lei.',
  },
  'ch.court.seize-right-parts': {
    says: 'L’ufficio può rinviare la vendita dei Suoi beni fino a dodici mesi se paga a rate. Lo chieda per iscritto e indichi una somma.',
  },
  'ch.court.warn-stay-away': {
    says: 'Se non va alla conciliazione, il caso può andare avanti senza di Lei. Dal 2025 è possibile anche una multa fino a 1000 franchi.',
  },
  'ch.credit.right-loan': {
    says: 'Un credito privato si può disdire solo se deve un decimo della somma. Se non hanno verificato che poteva pagare, possono perdere gli interessi o tutto.',
  },
  'ch.debt.right-credit-bureau': {
    says: 'Un’agenzia di credito può conservare solo ciò che conta per il credito, e nulla di falso. Chieda gratis che cosa ha su di Lei e faccia correggere gli errori.',
  },
  'ch.debt.right-loss-paper': {
    says: 'Un attestato di carenza di beni non produce più interessi e si prescrive dopo 20 anni. Molti creditori accettano meno per riscattarlo. Dopo un fallimento paga solo se ha nuova sostanza.',
  },
}
