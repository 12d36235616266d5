/** The Italian words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_IT: Words = {
  'au.rates.want': {
    says: 'Il comune (council) vuole le tasse (rates) dell’anno o del trimestre sulla Sua casa o terreno.',
  },
  'au.rates.right-plan': {
    says: 'Chieda al comune (council) un piano a rate o un aiuto per le difficoltà (hardship). I pensionati di solito possono avere uno sconto (rebate).',
  },
  'au.rates.step-call': {
    says: 'Chiami il comune (council) prima della scadenza. Chieda le sue regole per chi è in difficoltà (hardship policy) e quali interessi aggiunge.',
  },
  'au.rates.nsw': {
    says: 'Nel New South Wales il comune (council) può accettare pagamenti nel tempo e cancellare gli interessi per difficoltà (hardship).',
  },
  'au.rates.vic': {
    says: 'In Victoria può chiedere al comune (council) di rinviare o cancellare le tasse (rates) per difficoltà (hardship).',
  },
  'au.rates.qld': {
    says: 'In Queensland il comune (council) può dare uno sconto (concession), o farle pagare le tasse (rates) a rate, se è in difficoltà (hardship).',
  },
}
