/** The Italian words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_IT: Words = {
  'de.crimend.offer-want': {
    says: 'La procura o il tribunale offre di chiudere il caso se paga o fa qualcosa in tempo (§ 153a). La scelta è Sua.',
  },
  'de.crimend.offer-clean': {
    says: 'Non è una condanna e non sta nel certificato penale. Resta innocente. Paghi tutto in tempo, o il caso continua e nulla torna.',
  },
  'de.crimend.offer-no': {
    says: 'Può dire no, o chiedere meno, rate o tempo. Non ha fatto nulla? Prima un avvocato veda il fascicolo: può finire senza pagare.',
  },
  'de.crimend.prison-want': {
    says: 'La chiamano in carcere perché una pena pecuniaria non è pagata (Ersatzfreiheitsstrafe). Pagare tutto la fa cessare subito. Pagare una parte la accorcia.',
  },
  'de.crimend.prison-half': {
    says: 'La pena è diventata definitiva dal 1° febbraio 2024? Allora due tassi giornalieri fanno un giorno di carcere. Una lettera che conta un giorno per tasso sbaglia: faccia rifare il conto. Per le più vecchie un tasso resta un giorno.',
  },
  'de.crimend.prison-work': {
    says: 'Chieda subito alla procura di pagare a rate o con lavoro non pagato (gemeinnützige Arbeit). Una grave durezza può fermarlo. La Gerichtshilfe è gratis.',
  },
  'de.crimend.step': {
    says: 'Scriva oggi con il numero: quanto può pagare al mese, reddito e affitto, o che accetta. Chieda risposta scritta.',
  },
}
