/** The words in French, by row: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_WORDS: Words = {
  'ca.limitation.qc': {
    says: 'Au Québec, ils ont trois ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard (prescription).',
    from: 'le jour où la dette était due',
    restartedBy:
      'Ceci peut relancer le délai : un paiement, ou reconnaître la dette, avant la fin des trois ans.',
  },
  'ca.limitation.tax': {
    says: 'Le fisc a dix ans pour recouvrer un impôt sur le revenu. Bien des choses lancent ou arrêtent ce délai.',
    from: 'le plus souvent 90 jours après votre avis de cotisation',
    restartedBy:
      'Ceci peut relancer les dix ans : un paiement, une promesse écrite ou un geste du fisc.',
  },
}
