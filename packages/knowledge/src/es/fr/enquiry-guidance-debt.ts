/** First steps, rights and ways out for questions about debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_DEBT_FR: Words = {
  'es.guide.step-debt-dates': {
    says: 'Cherchez les dates. Un papier du tribunal a un dernier jour, compté en jours ouvrables. Traitez-le en premier.',
  },
  'es.guide.step-debt-check': {
    says: 'Avant de payer ou de reconnaître, vérifiez que la dette est à vous, que la somme est juste, et quand vous avez payé en dernier.',
  },
  'es.guide.step-debt-priority': {
    says: 'Faites la liste de toutes les dettes. Mettez en haut loyer ou prêt, électricité, eau et impôts.',
  },
  'es.guide.step-debt-advice': {
    says: 'Prenez un conseil gratuit à l’OMIC, aux services sociaux ou au barreau.',
  },
  'es.guide.right-debt-proof': {
    says: 'Vous avez le droit de voir la preuve de la dette et de à qui elle est.',
  },
  'es.guide.right-debt-minimum': {
    says: 'Le salaire jusqu’au minimum ne peut jamais être pris pour une dette normale.',
  },
  'es.guide.right-debt-lawyer': {
    says: 'Avec un petit revenu, vous pouvez avoir un avocat gratuit.',
  },
  'es.guide.debt-no-visit': {
    says: 'Personne ne peut prendre salaire ou biens pour une dette privée sans tribunal.',
  },
  'es.guide.debt-old': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans sans paiement et sans demande qui vous est parvenue.',
  },
  'es.guide.option-debt-dispute': {
    title: 'Demander des preuves',
    says: 'Écrivez et demandez le contrat, les sommes et le propriétaire.',
    cost: 'Rien par e-mail.',
    time: 'Une heure.',
    risk: 'Faible, si vous ne reconnaissez rien.',
    bestFor: 'Vous doutez de la dette.',
  },
  'es.guide.option-debt-plan': {
    title: 'Offrir un plan',
    says: 'Offrez ce que vous pouvez payer et obtenez le oui par écrit.',
    cost: 'Ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela reconnaît la dette.',
    bestFor: 'Vous la devez.',
  },
  'es.guide.option-debt-second': {
    title: 'Demander une deuxième chance',
    says: 'Un juge peut effacer la plupart des dettes des gens de bonne foi.',
    cost: 'Gratuit avec l’aide juridique.',
    time: 'De longs mois.',
    risk: 'Vous devrez peut-être vendre ce que vous avez.',
    bestFor: 'Vous ne pouvez pas toutes les payer.',
  },
}
