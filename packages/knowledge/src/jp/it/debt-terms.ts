/** The law on late charges, guarantors, sold debts, lenders, student loans and fees of owners, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_TERMS_IT: Words = {
  'jp.debt.right-late-cap': {
    says: 'Una ditta non può chiedere a un consumatore più del 14,6% l’anno per il ritardo. Ciò che è sopra è nullo. I prestiti hanno limiti propri.',
  },
  'jp.debt.right-guarantor': {
    says: 'Una garanzia vale solo scritta. Per quelle senza limite deve esserci una somma massima. Il creditore deve dirle entro due mesi quando il debitore perde il diritto alle rate.',
  },
  'jp.debt.right-sold': {
    says: 'Un debito venduto La vincola solo dopo che il vecchio creditore gliel’ha detto, o se ha accettato. Può ancora dire tutto ciò che poteva dire al vecchio, come pagato o troppo vecchio.',
  },
  'jp.debt.right-history': {
    says: 'Può chiedere a chi presta di vedere e copiare i dati di tutti i Suoi prestiti e pagamenti. Non può rifiutare.',
  },
  'jp.debt.right-servicer': {
    says: 'Una società di recupero con licenza non può minacciarla o disturbarla. Se ha un avvocato, deve scrivere a lui e non a Lei.',
  },
  'jp.debt.right-student-loan': {
    says: 'Con un prestito di studio può chiedere rate più basse o più tempo se è malato o guadagna poco. Lo chieda prima che passino altri mesi.',
  },
  'jp.court.right-talks': {
    says: 'Se non può pagare i debiti, può chiedere al tribunale sommario trattative a basso costo con i creditori (特定調停).',
  },
  'jp.court.right-rate': {
    says: 'Gli interessi di un prestito oltre il 15-20 % l’anno sono nulli, e quelli di mora oltre il 20 %. Chieda come li hanno calcolati.',
  },
  'jp.debt.right-condo-fee': {
    says: 'Il condominio può chiedere queste spese con priorità sull’alloggio, anche a chi compra, e dopo lungo ritardo chiedere la vendita. Offra rate. Oltre cinque anni può essere prescritto.',
  },
  'jp.debt.right-before-2020': {
    says: 'Per un prestito di banca o finanziaria di prima di aprile 2020 valevano pure cinque anni, per il vecchio codice di commercio. Con una cooperativa (信用金庫) o un privato erano per lo più dieci.',
  },
  'jp.debt.right-false-demand': {
    says: 'Non conosce questo contratto? Può essere una richiesta falsa (架空請求), cioè una truffa. Non chiami quel numero. Chieda prima al 188.',
  },
  'jp.debt.step-false-demand': {
    says: 'Non chiami il numero, non paghi e non compri carte prepagate. Conservi il messaggio e chieda alla linea consumatori 188 o alla polizia al #9110.',
  },
}
