/** La chiusura di un conto: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_IT: Words = {
  'gb.account-closing.no-blame': {
    says: 'Una chiusura non vuol dire che ha sbagliato. Fino al giorno indicato di solito può usare il conto.',
  },
  'gb.account-closing.step-list': {
    says: 'Elenchi ogni pagamento: paga, sussidi, affitto, bollette, abbonamenti. Una nuova banca aderente può spostarli in sette giorni lavorativi.',
  },
  'gb.account-closing.step-papers': {
    says: 'Salvi ora gli estratti, perché finisce anche l’accesso online. Dica alla banca dove mandare il resto.',
  },
  'gb.account-closing.right-money': {
    says: 'La banca deve versarLe il saldo. La chiusura non può costarLe nulla.',
  },
  'gb.account-closing.right-at-once': {
    says: 'Un preavviso minore richiede motivi gravi, come il sospetto di reato. Allora forse non può dire perché.',
  },
  'gb.account-closing.right-equal': {
    says: 'Una banca non può chiuderlo per origine, religione, disabilità o altro motivo protetto.',
  },
  'gb.account-closing.insight-marker': {
    says: 'Se anche altre banche rifiutano, forse c’è un segno di frode (come Cifas) a Suo nome.',
    actionable:
      'Chieda a banca e Cifas una copia gratuita dei Suoi dati e la correzione degli errori.',
  },
  'gb.account-closing.option-move': {
    says: 'Apra prima il nuovo conto. Se una banca rifiuta, chieda un «basic account».',
    title: 'Passare a un’altra banca prima di quel giorno',
    cost: 'Niente.',
    time: 'Circa due settimane in tutto.',
    risk: 'Un pagamento può perdersi se inizia tardi.',
    bestFor: 'Quasi tutti, anche durante un reclamo.',
  },
  'gb.account-closing.option-complain': {
    says: 'Chieda motivi, più tempo e soldi per il danno se il preavviso era corto.',
    title: 'Reclamare per la chiusura',
    cost: 'Niente.',
    time: 'Una lettera adesso.',
    risk: 'Il conto può chiudersi intanto.',
    bestFor: 'Il preavviso è corto, o perde soldi.',
  },
}
