/** Les délais de prescription : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_FR: Words = {
  'gb.limitation.contract-ew': {
    says: 'Pour la plupart des dettes et des frais, ils ont six ans pour saisir le tribunal. Après cela, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils pouvaient aller au tribunal pour la première fois : pour une facture, le jour où elle était due ; pour une carte de crédit ou un prêt, le plus souvent la date de fin de l’avis de défaut (default notice)',
    restartedBy:
      'Avant la fin des six ans, votre paiement ou celui d’un co-emprunteur peut faire repartir le délai. Une lettre ou un e-mail signé qui reconnaît la dette le peut aussi.',
  },
  'gb.limitation.contract-scotland': {
    says: 'En Écosse, la plupart des dettes s’éteignent après cinq ans sans paiement, sans aveu écrit et sans procès. Après cela, vous ne devez rien.',
    from: 'le jour où la dette est devenue due',
    restartedBy:
      'Ceci peut faire repartir le délai, avant la fin des cinq ans : un paiement, un aveu écrit clair, ou un procès de leur part.',
  },
  'gb.limitation.contract-ni': {
    says: 'En Irlande du Nord, ils ont six ans pour saisir le tribunal pour la plupart des dettes. Après cela, vous pouvez dire au tribunal que c’est trop tard.',
    from: 'le jour où ils pouvaient aller au tribunal pour la première fois',
    restartedBy:
      'Ceci peut faire repartir le délai, avant la fin des six ans : un paiement, ou un aveu écrit et signé.',
  },
  'gb.limitation.secured-ew': {
    says: 'Pour l’argent prêté sur un logement, le prêteur a douze ans pour réclamer la somme prêtée. Pour les intérêts, il a six ans.',
    from: 'le jour où le prêteur pouvait demander l’argent pour la première fois',
    restartedBy:
      'Ceci peut faire repartir le délai, avant la fin des douze ans : un paiement, ou un aveu écrit et signé.',
  },
  'gb.limitation.rent-ew': {
    says: 'Un loyer peut être réclamé au tribunal pendant six ans à partir du jour où il était dû.',
    from: 'le jour où chaque loyer était dû',
    restartedBy:
      'Ceci peut faire repartir le délai, avant la fin des six ans : un paiement de ce loyer, ou un aveu écrit et signé.',
  },
  'gb.limitation.copyright-ew': {
    says: 'Un procès pour violation du droit d’auteur (copyright) doit commencer dans les six ans après l’usage.',
    from: 'le jour où la musique a été jouée ou l’œuvre utilisée',
    restartedBy: 'Chaque nouvel usage lance ses propres six ans.',
  },
}
