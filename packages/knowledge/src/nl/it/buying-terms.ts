/** Achat, livraison, vol, prime et BKR, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BUYING_TERMS_IT: Words = {
  'nl.buy.right-last-chance': {
    says: 'Dia alla ditta un’ultima data per iscritto (ingebrekestelling). Se ancora non fa la sua parte, può chiudere il contratto e chiedere i danni.',
  },
  'nl.buy.right-not-told': {
    says: 'Se una ditta online non Le ha detto dei 14 giorni per annullare, ha fino a 12 mesi in più.',
  },
  'nl.buy.right-button': {
    says: 'Un pulsante d’ordine online deve dire che Lei deve pagare. Se non lo dice, può annullare il contratto.',
  },
  'nl.buy.right-delivery': {
    says: 'Un negozio deve consegnare entro 30 giorni, salvo altro accordo. Se tarda, dia un tempo giusto in più, poi annulli e riprenda i soldi.',
  },
  'nl.buy.right-pressure': {
    says: 'Un contratto fatto perché una ditta L’ha ingannata o messa sotto pressione si può annullare. Lo scriva e conservi le prove.',
  },
  'nl.buy.right-flight': {
    says: 'Se un volo è annullato o molto in ritardo, può avere diritto ad assistenza, rimborso e una somma fissa. Chieda prima alla compagnia aerea.',
  },
  'nl.insurance.right-premium': {
    says: 'Se non paga un premio successivo, la copertura si ferma solo dopo un sollecito. Deve dare 14 giorni e dire che cosa segue. L’assicurazione sanitaria di base ha regole sue.',
  },
  'nl.credit.right-bkr': {
    says: 'Può chiedere a chi Le ha prestato di togliere una nota al BKR, se nuoce a Lei più di quanto protegge altri. Deve rispondere entro un mese.',
  },
  'nl.credit.right-court': {
    says: 'Se il finanziatore dice no, può andare dal giudice entro sei settimane, o al Kifid. Il giudice pesa i Suoi bisogni e il motivo della voce.',
  },
  'nl.credit.refused-reality': {
    says: 'Chi presta può dire no, e deve farlo se il prestito è troppo per Lei. Per questo non deve nulla.',
  },
  'nl.credit.step-file': {
    says: 'Chieda il Suo fascicolo al BKR: è gratis. Chieda a chi presta quali dati ha usato e faccia correggere gli errori.',
  },
  'nl.credit.right-person': {
    says: 'Se solo un computer ha detto no, può chiedere che una persona riveda il caso e La ascolti.',
  },
  'nl.debt.right-terms': {
    says: 'Una clausola che rende dovuto subito tutto il resto, o fissa una penale alta, può essere abusiva per il consumatore. Allora non La vincola.',
  },
}
