/** The Italian words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_IT: Words = {
  'de.estate.reality': {
    says: 'L’erede prende anche i debiti. Può rinunciare (Ausschlagung), ma solo in sei settimane.',
  },
  'de.estate.deadline': {
    says: 'Sei settimane da quando ha saputo di ereditare e perché. Il giorno indicato conta da questa lettera. Forse lo sapeva prima.',
    action: 'Rinunciare in tribunale o dal notaio se ci sono soprattutto debiti',
    consequence: 'Resta erede, con tutti i debiti.',
  },
  'de.estate.right-form': {
    says: "Può rinunciare all'eredità, di solito entro sei settimane da quando lo ha saputo. Vada al tribunale delle successioni o dal notaio. Una semplice lettera non vale.",
  },
  'de.estate.right-limit': {
    says: 'Già erede? Può limitare i debiti all’eredità: Nachlassverwaltung, insolvenza o eccezione di insufficienza.',
  },
  'de.estate.right-three-months': {
    says: 'Da erede può rifiutare di pagare i primi tre mesi. Un debito nascosto può far annullare l’accettazione.',
  },
  'de.estate.step': {
    says: 'Faccia una lista di beni e debiti. Non paghi né venda nulla prima di decidere.',
  },
  'de.estate.option-refuse': {
    says: 'Scopra che cosa c’è e che cosa è dovuto. Se i debiti sono di più, rinunci in tempo. Lo dica al creditore.',
    title: 'Rinunciare se sono soprattutto debiti',
    cost: 'Nulla, o una spesa al tribunale o dal notaio.',
    time: 'Di solito sei settimane.',
    risk: 'Non riceve nulla. Difficile tornare indietro.',
    bestFor: 'I debiti superano ciò che resta.',
  },
}
