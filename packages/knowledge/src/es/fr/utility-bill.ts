/** The French words of Spain: utility bill. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_FR: Words = {
  'es.bill.want': {
    says: 'Un fournisseur vous demande de payer une facture et peut avertir d’une coupure.',
  },
  'es.bill.who': {
    says: 'C’est un fournisseur privé, pas un tribunal. Il ne peut couper que selon les étapes de la loi.',
  },
  'es.bill.rights': {
    says: 'Vous pouvez demander le détail, contester, demander à payer en plusieurs fois, et la remise sociale (bono social).',
  },
  'es.bill.reality': {
    says: 'L’électricité du logement n’est pas coupée tout de suite. Des mises en demeure et au moins deux mois viennent avant.',
  },
  'es.bill.reality-other': {
    says: 'Une facture n’est pas un jugement. Si vous la contestez par écrit, gardez la preuve de votre plainte.',
  },
  'es.bill.no-cut-yet': {
    says: 'L’électricité de votre logement ne peut pas être coupée avant deux mois depuis la mise en demeure, ou quatre avec le bono social.',
  },
  'es.bill.no-holiday': {
    says: 'L’électricité ne peut pas être coupée un jour férié, ni la veille.',
  },
  'es.bill.bono': {
    says: 'Le bono social baisse la facture d’électricité des petits revenus, grandes familles et certains retraités. Demandez à un fournisseur de référence (comercializadora de referencia).',
  },
  'es.bill.right-two-months': {
    says: 'Vous avez droit à une mise en demeure d’abord, et à une deuxième 15 jours ouvrables avant la coupure, avec sa date.',
  },
  'es.bill.right-never-cut': {
    says: 'Avec le bono social et un enfant de moins de 16 ans, une dépendance ou un handicap, et un rapport des services sociaux, ils ne peuvent pas couper.',
  },
  'es.bill.right-telecom-notice': {
    says: 'Un téléphone fixe peut être limité après un mois impayé, avec un avis avant. Les appels reçus et d’urgence continuent. Il peut finir après trois mois.',
  },
  'es.bill.right-telecom-dispute': {
    says: 'Vous pouvez porter gratuitement le litige au bureau public du téléphone (OAUT), après une plainte à la société.',
  },
  'es.bill.right-bill-detail': {
    says: 'Vous avez droit à une facture claire et, si vous le demandez, sur papier sans frais.',
  },
  'es.bill.right-leave': {
    says: 'Vous pouvez finir le contrat aussi facilement que vous l’avez fait. Une pénalité doit correspondre au temps restant.',
  },
  'es.bill.option-dispute': {
    title: 'Contester la facture',
    says: 'Écrivez ce qui est faux et demandez une facture corrigée.',
    cost: 'Rien.',
    time: 'Un mois pour une réponse.',
    risk: 'Payez la part acceptée, pour éviter une coupure.',
    bestFor: 'Le relevé, le prix ou la période est faux.',
  },
  'es.bill.option-plan': {
    title: 'Payer en plusieurs fois',
    says: 'Demandez un plan et, pour l’électricité, le bono social.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours.',
    risk: 'Une part manquée peut finir le plan.',
    bestFor: 'La facture est juste mais trop élevée pour l’instant.',
  },
  'es.bill.option-help': {
    title: 'Demander aux services sociaux',
    says: 'Ils peuvent en payer une part et arrêter une coupure.',
    cost: 'Rien.',
    time: 'Une visite.',
    risk: 'Aucun.',
    bestFor: 'Vous ne pouvez pas payer l’électricité, l’eau ou le chauffage.',
  },
  'es.bill.insight-permanence': {
    says: 'Une pénalité pour partir tôt doit baisser avec le temps.',
    actionable: 'Demandez comment elle a été calculée pour les jours restants.',
  },
  'es.bill.warning-fake': {
    says: 'Les fausses factures ont l’air vraies. Utilisez le téléphone d’une ancienne facture, pas un lien.',
  },
  'es.bill.element-cut-date': {
    name: 'Le jour de la coupure',
    says: 'La dernière demande doit dire le jour à partir duquel ils peuvent couper l’électricité.',
    ifMissing:
      'Sans cette date, dites-leur et aux services sociaux que les étapes n’ont pas été suivies.',
  },
  'es.bill.right-gas': {
    says: 'Le gaz du logement ne peut être coupé que deux mois après une demande formelle avec le jour. Jamais un jour férié ni la veille.',
  },
  'es.bill.right-old': {
    says: 'Les factures de lumière, gaz, eau et téléphone sont trop vieilles après cinq ans, sauf demande écrite avant. Dites-le.',
  },
}
