/** The Italian words of the rows in ../energy-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_DEBT_IT: Words = {
  'au.energy.right-plan': {
    says: 'Dica al fornitore di energia che non può pagare. Deve offrirle un piano a rate per quello che deve.',
  },
  'au.energy.right-no-claim': {
    says: 'Finché Lei rispetta un piano a rate, il fornitore non può farle causa per il debito di energia.',
  },
  'au.energy.insight-hardship': {
    says: 'Un fornitore che non ha seguito le sue regole per chi è in difficoltà (hardship policy) non può iniziare una causa per il debito.',
    actionable:
      'Chieda per iscritto al fornitore le sue regole per chi è in difficoltà (hardship policy) e il Suo posto in esse.',
  },
  'au.energy.step-hardship': {
    says: 'Chiami proprio il fornitore di energia. Chieda il programma per chi è in difficoltà (hardship program), un piano a rate e gli sconti (concessions).',
  },
  'au.energy.vic-plan': {
    says: 'In Victoria il fornitore di energia deve aiutarla a pagare nei modi scritti nel codice. Chieda aiuto per pagare (payment difficulty help).',
  },
  'au.energy.vic-code': {
    says: 'In Victoria può chiedere aiuto per pagare prima di ogni debito, e un piano fino a due anni. Staccare è solo l’ultimo passo.',
  },
  'au.energy.vic-gas': {
    says: 'In Victoria il gas si può staccare solo come permette la legge. Un distacco sbagliato Le dà un pagamento per ogni giorno.',
  },
  'au.energy.vic-power': {
    says: 'In Victoria la luce si può staccare solo come permette la legge. Un distacco sbagliato Le dà un pagamento per ogni giorno.',
  },
  'au.energy.wa-code': {
    says: 'In Western Australia il fornitore di luce deve guardare le Sue difficoltà (hardship) e offrire un piano prima di staccare.',
  },
  'au.energy.national-rules': {
    says: 'Fuori da Victoria e Western Australia valgono le regole nazionali: un piano, aiuto per le difficoltà (hardship) e due avvisi prima di staccare.',
  },
  'au.energy.right-undercharge': {
    says: 'Se il fornitore ha chiesto troppo poco per colpa sua, di solito può tornare indietro solo nove mesi. Deve farle pagare in un tempo altrettanto lungo, senza interessi.',
  },
  'au.energy.vic-undercharge': {
    says: 'In Victoria, se il fornitore ha chiesto troppo poco per colpa sua, di solito può tornare indietro solo quattro mesi.',
  },
}
