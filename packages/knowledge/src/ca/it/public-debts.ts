/** Debts to a public body in letters of collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'ca.public-debt.want': {
    says: 'Un ente pubblico dice che Lei gli deve dei soldi. Guardi per che cosa, per quale periodo, ed entro quando vuole una risposta.',
  },
  'ca.public-debt.reality': {
    says: 'Prenda sul serio questa lettera. Lo Stato può spesso trattenere i rimborsi, bloccare una patente o prendere lo stipendio senza un nuovo processo. Risponda entro il giorno indicato.',
  },
  'ca.public-debt.who': {
    says: 'Viene da un ente pubblico: una città, una provincia, un ufficio del tribunale o il governo federale. La legge dà a ciascuno i suoi modi per riscuotere.',
  },
  'ca.public-debt.rights': {
    says: 'Può chiedere come si compone la somma, dire perché è sbagliata e chiedere tempo per pagare. Lo faccia per iscritto.',
  },
  'ca.public-debt.student-reality': {
    says: 'Per questo prestito il governo federale può trattenere in ogni momento rimborsi e crediti fiscali, senza un giudice. Per fare causa ha di solito sei anni.',
  },
  'ca.public-debt.student-know-interest': {
    says: 'Dal 1º aprile 2023 i prestiti federali per studenti non maturano nuovi interessi. Le province hanno regole proprie per la loro parte.',
  },
  'ca.public-debt.student-right-plan': {
    says: 'Chieda al National Student Loans Service Centre il Repayment Assistance Plan. Con un reddito basso può pagare meno, o per ora niente. Se è in ritardo, chieda prima come recuperare.',
  },
  'ca.public-debt.program-reality': {
    says: 'La Canada Revenue Agency riscuote questi soldi per il governo. Può trattenere rimborsi e crediti, e prenderli da stipendio o conto.',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'Può chiedere un piano di pagamento alla Canada Revenue Agency. Mostri quanto guadagna e quanto Le serve per vivere. Lo faccia prima che agisca.',
  },
  'ca.public-debt.on-property-right': {
    says: 'In Ontario la città può avviare la vendita di una casa dopo circa due anni di tassa immobiliare non pagata. Chieda prima un piano. Dopo può ancora chiedere un accordo di proroga.',
  },
  'ca.public-debt.step-check': {
    says: 'Confronti la lettera con le Sue carte: per che cosa, il periodo, la somma e quanto ha già pagato.',
  },
  'ca.public-debt.step-contact': {
    says: 'Contatti l’ufficio prima del giorno nella lettera. Se non può pagare subito, dica quanto può pagare a settimana o al mese.',
  },
  'ca.public-debt.opt-plan': {
    title: 'Chiedere di pagare a rate',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Se salta una rata, possono procedere subito.',
    bestFor: 'È dovuto e non può pagare tutto insieme.',
    says: 'Chieda per iscritto un piano all’ufficio. Mostri entrate e spese, e offra ciò che può mantenere.',
  },
}
