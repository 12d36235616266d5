/** Debts to a public body in letters of collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'ie.public-debt.want': {
    says: 'Un ente pubblico dice che Lei gli deve dei soldi. Guardi per che cosa, per quale periodo, ed entro quando vuole una risposta.',
  },
  'ie.public-debt.reality': {
    says: 'Prenda sul serio questa lettera. Alcuni enti pubblici possono prendere soldi da stipendio o conto senza un giudice. Risponda entro il giorno indicato.',
  },
  'ie.public-debt.who': {
    says: 'Viene da un ente pubblico: un comune (council), un ministero, il fisco (Revenue) o il servizio dei tribunali. La legge dà a ciascuno i suoi modi per riscuotere.',
  },
  'ie.public-debt.rights': {
    says: 'Può chiedere come si compone la somma, dire perché è sbagliata e chiedere tempo per pagare. Lo faccia per iscritto.',
  },
  'ie.public-debt.council-reality': {
    says: 'Un council può farLe causa per questi soldi. Allora si aggiungono spese e uno sheriff può riscuotere. Concordi prima un piano.',
  },
  'ie.public-debt.right-rates': {
    says: 'Chieda subito un piano di pagamento all’ufficio rates. Le rates non pagate producono interessi dal 1º gennaio seguente. Se l’immobile è Suo, gravano su di esso. Chieda se il council ha un programma di esonero.',
  },
  'ie.public-debt.rent-right-warning': {
    says: 'Il council deve di solito mandare prima un avviso (tenancy warning). Ha poi due mesi per pagare l’affitto o concordare un piano. Solo la District Court può ordinare lo sfratto.',
  },
  'ie.public-debt.motor-know-arrears': {
    says: 'Gli arretrati del bollo vanno pagati prima di poterlo rinnovare. L’auto ferma conta solo se l’ha dichiarato prima. I gardaí possono portare via un’auto senza bollo da mesi.',
  },
  'ie.public-debt.step-check': {
    says: 'Confronti la lettera con le Sue carte: per che cosa, il periodo, la somma e quanto ha già pagato.',
  },
  'ie.public-debt.step-contact': {
    says: 'Contatti l’ufficio prima del giorno nella lettera. Se non può pagare subito, dica quanto può pagare a settimana o al mese.',
  },
  'ie.public-debt.step-mabs': {
    says: 'Chiami MABS allo 0818 07 2000. È gratis. Aiutano con un bilancio e possono parlare con l’ufficio per Lei.',
  },
  'ie.public-debt.opt-plan': {
    title: 'Chiedere di pagare a rate',
    cost: 'La somma concordata.',
    time: 'Da giorni a settimane.',
    risk: 'Se salta una rata, possono procedere subito.',
    bestFor: 'È dovuto e non può pagare tutto insieme.',
    says: 'Chieda per iscritto un piano all’ufficio. Mostri entrate e spese, e offra ciò che può mantenere.',
  },
}
