/** The French words of Italy: late payment and the costs of a condominium. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_WORDS: Words = {
  'it.late.right-interest': {
    says: 'Avant un procès, un particulier doit seulement l’intérêt légal, ou ce que dit le contrat. Le taux élevé du d.lgs. 231/2002 est pour les entreprises.',
  },
  'it.late.right-demand': {
    says: 'Une demande écrite vous met en retard et fait repartir la prescription. Pour mettre fin à un contrat, elle doit le plus souvent laisser au moins 15 jours.',
  },
  'it.condominium.right-papers': {
    says: 'Demandez au syndic (amministratore) les comptes, la répartition des frais et les procès-verbaux. Chaque copropriétaire peut voir les papiers.',
  },
  'it.condominium.right-contest': {
    says: 'Vous pouvez contester une décision de l’assemblée dans les 30 jours. Si vous étiez absent, ils courent depuis qu’on vous l’a dite.',
  },
  'it.condominium.know-order': {
    says: 'Pour des frais que l’assemblée a approuvés, un tribunal peut ordonner le paiement tout de suite, même si vous vous opposez. Répondez donc tôt.',
    learnMore:
      'Les frais ordinaires sont le plus souvent trop anciens après cinq ans (codice civile, articolo 2948).',
  },
}
