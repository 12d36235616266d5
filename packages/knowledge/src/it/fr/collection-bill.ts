/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_WORDS: Words = {
  'it.public.want-bill': {
    says: 'C’est un avis de paiement du recouvrement (cartella). Payez, demandez un plan ou faites un recours dans les 60 jours.',
  },
  'it.public.no-seizure': {
    says: 'Ils ne peuvent pas saisir dans les 60 jours après un avis de paiement (cartella). Après un an, ils doivent d’abord envoyer un nouvel avertissement (intimazione) avec cinq jours.',
  },
  'it.public.small-debt': {
    says: 'Pour une dette jusqu’à 1 000 €, ils doivent attendre 120 jours après une lettre détaillée avant d’agir.',
  },
  'it.public.right-eighty-four': {
    says: 'En 2025 et 2026, vous pouvez payer jusqu’à 120 000 € en 84 mensualités au plus, sur simple demande. Plus de parts demandent une preuve de difficulté.',
  },
  'it.public.right-stop-suspend': {
    says: 'Si vous avez payé, ou si la dette est trop ancienne ou annulée, envoyez une déclaration à l’AdER dans les 60 jours. Elle arrête le recouvrement.',
  },
  'it.public.change-quinquies': {
    says: 'L’offre spéciale pour vieilles dettes fiscales (rottamazione-quinquies) a fermé aux nouvelles demandes le 30 avril 2026.',
    was: 'Vous pouviez demander à payer sans pénalités ni intérêts.',
    is: 'Seuls ceux qui ont demandé à temps paient ainsi. La prochaine part est due le 30 novembre 2026.',
  },
  'it.public.insight-service': {
    says: 'Les dettes nommées dans un avertissement peuvent venir de papiers jamais reçus.',
    actionable: 'Demandez à l’AdER la liste (estratto di ruolo) et la preuve de la remise.',
  },
}
