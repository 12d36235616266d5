/** Cautions, dettes vendues, crédit et saisie, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_IT: Words = {
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
  'jp.credit.right-stop-paying': {
    says: 'Se la merce comprata a credito non è mai arrivata o è difettosa, può smettere di pagare anche la ditta di credito (支払停止の抗弁). Lo dica per iscritto.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Una ditta di credito può chiedere tutto il resto insieme solo dopo una richiesta scritta che Le dà almeno 20 giorni.',
  },
  'jp.debt.right-student-loan': {
    says: 'Con un prestito di studio può chiedere rate più basse o più tempo se è malato o guadagna poco. Lo chieda prima che passino altri mesi.',
  },
  'jp.debt.know-club-fee': {
    says: 'Una quota di circolo si basa sulle regole (会則) che ha accettato. Se è uscito o non è mai entrato, lo dica con il giorno, e chieda le regole.',
  },
  'jp.debt.club-reality': {
    says: 'È un sollecito cortese di una quota. Nessuno può prendere i Suoi soldi per questo. Nessuna spesa si aggiunge senza una base nelle regole.',
  },
  'jp.debt.club-step': {
    says: 'Controlli se l’ha pagata e se è ancora socio. Se sì, paghi o chieda più tempo. Se è uscito, scriva il giorno in cui è uscito.',
  },
  'jp.court.right-talks': {
    says: 'Se non può pagare i debiti, può chiedere al tribunale sommario trattative a basso costo con i creditori (特定調停).',
  },
  'jp.enforce.right-stop-suit': {
    says: 'Ha pagato dopo la sentenza, o è diventata troppo vecchia? Può fare causa per fermare il pignoramento (請求異議の訴え). Chieda al tribunale di sospenderlo intanto.',
  },
  'jp.enforce.warn-disclosure': {
    says: 'Una chiamata a dire al tribunale che cosa possiede (財産開示) va rispettata. Non andare o mentire è un reato. Chieda consiglio prima di quel giorno.',
  },
  'jp.enforce.right-tax-pay': {
    says: 'Anche un ufficio delle tasse deve lasciarle una parte base della paga, e le cose per vivere e lavorare. Se non si può prendere nulla, può smettere di riscuotere.',
  },
  'jp.court.right-rate': {
    says: 'Gli interessi di un prestito oltre il 15-20 % l’anno sono nulli, e quelli di mora oltre il 20 %. Chieda come li hanno calcolati.',
  },
  'jp.credit.right-long-service': {
    says: 'Pagato a credito? Se ferma il corso o il negozio chiude, scriva alla società di credito che smette di pagare il resto (支払停止の抗弁).',
  },
  'jp.debt.right-condo-fee': {
    says: 'Il condominio può chiedere queste spese con priorità sull’alloggio, anche a chi compra, e dopo lungo ritardo chiedere la vendita. Offra rate. Oltre cinque anni può essere prescritto.',
  },
  'jp.credit.right-file': {
    says: 'Può vedere i suoi dati di credito presso CIC, JICC e il centro delle banche (全国銀行個人信用情報センター) per poco. Se sono sbagliati, devono correggerli.',
  },
  'jp.credit.refused-reality': {
    says: 'Una società può rifiutare il credito senza dire perché. Non deve nulla. I vecchi ritardi escono per lo più dai dati dopo cinque anni.',
  },
}
