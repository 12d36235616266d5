/** The Italian words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_IT: Words = {
  'de.crimend.offer-want': {
    says: 'La procura offre di chiudere il caso se paga o fa qualcosa in tempo (§ 153a). Sceglie lei.',
  },
  'de.crimend.offer-clean': {
    says: 'Non è una condanna e non sta nel certificato penale. Resta innocente. Paghi tutto in tempo, o il caso continua e nulla torna.',
  },
  'de.crimend.offer-no': {
    says: 'Può dire no, o chiedere meno, rate o tempo. Non ha fatto nulla? Prima un avvocato veda il fascicolo: può finire senza pagare.',
  },
  'de.crimend.prison-want': {
    says: 'È chiamato in carcere perché una multa penale non è pagata (Ersatzfreiheitsstrafe). Pagare lo chiude subito, in parte o del tutto.',
  },
  'de.crimend.prison-half': {
    says: 'Dal 1° febbraio 2024 due quote fanno un giorno di carcere. Se la lettera conta un giorno per quota, è sbagliata: faccia ricalcolare.',
  },
  'de.crimend.prison-work': {
    says: 'Chieda subito alla procura di pagare a rate o con lavoro non pagato (gemeinnützige Arbeit). Una grave durezza può fermarlo. La Gerichtshilfe è gratis.',
  },
  'de.crimend.step': {
    says: 'Scriva oggi con il numero: quanto può pagare al mese, reddito e affitto, o che accetta. Chieda risposta scritta.',
  },
}
