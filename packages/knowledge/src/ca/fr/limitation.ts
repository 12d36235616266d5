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
  'ca.limitation.on': {
    says: 'En Ontario, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit signé qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.bc': {
    says: 'En Colombie-Britannique, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit signé qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.ab': {
    says: 'En Alberta, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit signé qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.sk': {
    says: 'En Saskatchewan, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit signé qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.mb': {
    says: 'Au Manitoba, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.nb': {
    says: 'Au Nouveau-Brunswick, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit qui dit que vous devez la somme, ou un paiement.',
  },
  'ca.limitation.ns': {
    says: 'En Nouvelle-Écosse, ils ont deux ans pour poursuivre pour la plupart des dettes. Après, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils ont su, ou auraient dû savoir, que vous n’avez pas payé',
    restartedBy:
      'Ceci peut relancer ce délai avant sa fin : un écrit qui dit que vous devez la somme, ou un paiement.',
  },
}
