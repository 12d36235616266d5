/** The French words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_FR: Words = {
  'fr.refused.want': {
    says: 'L’organisme refuse votre demande d’aide. Il ne vous réclame pas d’argent.',
  },
  'fr.refused.reality': {
    says: 'Un refus peut changer. Souvent il manque un papier, ou un revenu est mal compté.',
  },
  'fr.refused.deadline': {
    says: 'Vous avez deux mois après la réception. Par prudence, on compte depuis la date de la lettre.',
    action: 'Contester le refus par écrit',
    consequence: 'Le refus reste. Vous ne pouvez que refaire une demande.',
  },
  'fr.refused.right-reasons': {
    says: 'Vous avez le droit de connaître la raison, la règle et les revenus pris en compte.',
  },
  'fr.refused.right-free': {
    says: 'Le recours est gratuit et sans avocat. Après la réponse, ou deux mois de silence, vous pouvez saisir le tribunal.',
  },
  'fr.refused.step-check': {
    says: 'Comparez la raison avec vos papiers : revenus, loyer, foyer, statut. Demandez le calcul.',
  },
  'fr.refused.step-write': {
    says: 'Écrivez à l’adresse indiquée dans la lettre, avec des preuves. Envoyez en même temps ce qui manquait.',
  },
  'fr.refused.option-appeal': {
    says: 'Dites ce qui est faux et joignez des preuves.',
    title: 'Contester le refus',
    cost: 'Gratuit.',
    time: 'Dans les deux mois.',
    risk: 'Aucun.',
    bestFor: 'Les faits ou le calcul sont faux.',
  },
  'fr.refused.option-help': {
    says: 'Une assistante sociale ou France services lit la lettre et écrit avec vous.',
    title: 'Se faire aider pour le dossier',
    cost: 'Gratuit.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vous ne savez pas ce qui manque.',
  },
}
