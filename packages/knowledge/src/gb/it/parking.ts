/** Parcheggio privato: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_IT: Words = {
  'gb.parking.fact-wants': {
    says: 'Una ditta privata dice che Lei non ha rispettato le regole del parcheggio e vuole una somma fissa. Spesso chiede meno se paga entro 14 giorni.',
  },
  'gb.parking.fact-rights': {
    says: 'Può fare ricorso alla ditta, gratis. Se dice no, con quasi tutte le ditte c’è un ricorso indipendente gratuito.',
  },
  'gb.parking.right-appeal': {
    says: 'Ha il diritto di fare prima ricorso alla ditta del parcheggio. Dovrebbe rispondere, e non dovrebbe sollecitarla mentre lo esamina.',
  },
  'gb.parking.right-independent-appeal': {
    says: 'Se la ditta dice no, può andare gratis da POPLA o IAS. Deve dirle quale, ed entro quando.',
  },
  'gb.parking.step-do-not-pay-yet': {
    says: 'Decida prima di pagare. Se paga, perde il diritto al ricorso.',
  },
  'gb.parking.step-appeal': {
    says: 'Se pensa che sia sbagliato, faccia ricorso alla ditta entro 28 giorni. Lo faccia entro 14 giorni per mantenere il prezzo ridotto.',
  },
  'gb.parking.step-pay-discount': {
    says: 'Se è d’accordo, paghi il prezzo ridotto nel tempo dato. Conservi la ricevuta.',
  },
  'gb.parking.option-appeal': {
    title: 'Fare ricorso alla ditta del parcheggio',
    says: 'Dia i motivi e le prove nel modulo indicato dall’avviso. Se dicono no, chieda il ricorso indipendente.',
    cost: 'Gratis',
    time: 'Entro 28 giorni, meglio entro 14',
    risk: 'Dopo 14 giorni può perdere il prezzo ridotto.',
    bestFor:
      'Ha pagato, i cartelli erano poco chiari, aveva un motivo, o l’avviso è arrivato tardi.',
  },
  'gb.parking.option-pay': {
    title: 'Pagare il prezzo ridotto',
    says: 'Paghi come dice l’avviso e conservi la prova. Così è finita.',
    cost: 'La somma ridotta dell’avviso',
    time: 'Di solito entro 14 giorni',
    risk: 'Se paga, finisce il Suo diritto al ricorso.',
    bestFor: 'Non ha rispettato una regola chiara e non ha un buon motivo.',
  },
  'gb.parking.deadline-appeal': {
    says: 'Il codice del settore Le dà 28 giorni per fare ricorso alla ditta.',
    action: 'Fare ricorso alla ditta del parcheggio',
    consequence: 'La ditta può rifiutare il ricorso e Lei può perdere quello indipendente.',
  },
  'gb.parking.deadline-discount': {
    says: 'Il prezzo ridotto dura 14 giorni. Un ricorso in quel tempo lo mantiene.',
    action: 'Pagare il prezzo ridotto, o fare ricorso per mantenerlo',
    consequence: 'È dovuta la somma intera.',
  },
  'gb.parking.right-keeper-limit': {
    says: 'Come intestatario (keeper), secondo questa legge deve al massimo la somma dell’avviso a Lei (notice to keeper). Le altre spese di recupero non ne fanno parte.',
  },
  'gb.parking.step-count-days': {
    says: 'Conti i giorni dal parcheggio all’arrivo di questo avviso. Se sono più di 14, forse l’intestatario (keeper) non deve pagare.',
  },
  'gb.parking.step-as-keeper': {
    says: 'Scriva come intestatario (keeper). Dica «the driver» (chi guidava) e non «io», se vuole usare le regole per gli intestatari.',
  },
}
