/** Les huissiers : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_CHECKS_FR: Words = {
  'gb.bailiff.element-debt': {
    says: 'L’avis doit dire de quelle décision de justice ou de quel pouvoir vient la dette.',
    name: 'La décision de justice ou le pouvoir derrière la dette',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.element-sum': {
    says: 'L’avis doit dire combien est dû le jour de l’avis.',
    name: 'La somme due le jour de l’avis',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.element-pay-by': {
    says: 'L’avis doit donner la date et l’heure avant lesquelles payer, pour que les biens ne soient pas pris.',
    name: 'La date et l’heure limites de paiement',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.element-costs': {
    says: 'L’avis doit prévenir des frais en plus si vous ne payez pas.',
    name: 'Les frais qui peuvent suivre',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.element-contact': {
    says: 'L’avis doit donner un numéro de téléphone, une adresse et les heures pour joindre la société.',
    name: 'Comment et quand joindre la société',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.element-date': {
    says: 'L’avis doit porter sa date. Vos 7 jours francs comptent à partir de sa remise.',
    name: 'La date de l’avis',
    ifMissing:
      'Demandez à la société d’envoyer un avis correct et d’attendre. Prenez conseil avant de compter sur ce seul point.',
  },
  'gb.bailiff.fee-compliance': {
    says: 'Pour une dette envers la mairie (council), les frais de la lettre sont de £75 par dossier.',
    name: 'Frais de la lettre (compliance fee)',
  },
  'gb.bailiff.fee-enforcement': {
    says: 'Les frais de visite sont de £235 quand la dette est de £1,500 ou moins. Ils ne peuvent s’ajouter qu’après la venue d’un huissier (bailiff).',
    name: 'Frais de visite (enforcement fee)',
  },
  'gb.bailiff.fee-sale': {
    says: 'Les frais de vente sont de £110 quand la dette est de £1,500 ou moins. Ils ne sont dus que s’ils viennent prendre des biens à vendre.',
    name: 'Frais de vente, pour prendre des biens à vendre (sale fee)',
  },
  'gb.bailiff.fact-fee-percentage': {
    says: 'Pour les dettes de plus de £1,500, les frais de visite et de vente ajoutent aussi 7.5% de la part au-dessus de £1,500.',
    learnMore:
      'Le pourcentage se calcule sur la dette de départ, pas sur les frais. Demandez la somme de base.',
  },
  'gb.bailiff.fact-fee-high-court': {
    says: 'Les frais de la High Court sont plus élevés : £75 pour la lettre, £190 pour une première visite. Sans accord, ou si vous le rompez, £495 de plus sont dus. La TVA (VAT) peut s’ajouter.',
    learnMore:
      '£525 de plus peuvent s’ajouter si des biens sont pris pour la vente. Pour les dettes de plus de £1,000, 7.5% s’ajoutent à deux des étapes.',
  },
  'gb.bailiff.insight-fees-not-raised': {
    says: 'Le gouvernement a dit prévoir des frais plus élevés et un préavis plus long. Nous n’avons encore trouvé aucune loi qui l’applique.',
    actionable:
      'Comparez les frais avec £75, £235 et £110. S’ils sont plus élevés, demandez à la société de nommer la loi.',
  },
}
