/** First steps, rights and ways out for questions about debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Cherchez les dates. Un papier du tribunal a un dernier jour : 40 jours pour une injonction, dix pour un commandement (precetto). Occupez-vous d’abord de celui-là.',
  },
  'it.guide.step-debt-check': {
    says: 'Avant de payer ou de reconnaître, vérifiez que la dette est à vous, que la somme est juste, et votre dernier paiement.',
  },
  'it.guide.step-debt-priority': {
    says: 'Faites une liste de toutes les dettes. Mettez en haut loyer ou prêt immobilier, électricité, gaz et impôts.',
  },
  'it.guide.step-debt-advice': {
    says: 'Demandez conseil à une association de consommateurs, un organisme de crise (OCC) ou un avocat gratuit.',
  },
  'it.guide.right-debt-proof': {
    says: 'Vous avez le droit de voir la preuve de la dette et de son propriétaire.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Pour une dette normale, ils peuvent prendre un cinquième du salaire au plus.',
  },
  'it.guide.right-debt-lawyer': {
    says: 'Avec de petits revenus, vous pouvez avoir un avocat gratuit.',
  },
  'it.guide.debt-title': {
    says: 'Un créancier privé ne peut pas saisir sans une décision du tribunal et un commandement (precetto).',
  },
  'it.guide.debt-old': {
    says: 'Une dette peut être trop ancienne : deux ans pour électricité, gaz et eau, cinq pour loyer et téléphone, dix pour les prêts.',
  },
  'it.guide.option-debt-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez et demandez le contrat, les sommes et le propriétaire.',
    cost: 'Une lettre recommandée ou un e-mail certifié (PEC).',
    time: 'Une heure.',
    risk: 'Faible, si vous ne reconnaissez rien.',
    bestFor: 'Vous doutez de la dette.',
  },
  'it.guide.option-debt-plan': {
    title: 'Proposer un plan',
    says: 'Offrez ce que vous pouvez payer et obtenez l’accord par écrit.',
    cost: 'Ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela reconnaît la dette.',
    bestFor: 'Vous devez la somme.',
  },
  'it.guide.option-debt-occ': {
    title: 'Aller à un organisme de crise (OCC)',
    says: 'Un juge peut fixer un plan ou effacer des dettes.',
    cost: 'Des frais, souvent dans le plan.',
    time: 'Quelques mois.',
    risk: 'Vous devez dire toutes vos dettes et tous vos biens.',
    bestFor: 'Vous ne pouvez pas tout payer.',
  },
}
