/** The French words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_WORDS: Words = {
  'ca.layoff.want': {
    says: 'Votre employeur vous met à pied. Voyez si c’est pour un temps ou pour toujours, et s’il y a un jour de retour.',
  },
  'ca.layoff.reality': {
    says: 'Une mise à pied trop longue met fin à l’emploi selon la loi. Une paie de fin d’emploi est alors due.',
  },
  'ca.layoff.on': {
    says: 'En Ontario, une mise à pied peut durer 13 semaines sur 20, et parfois 35 sur 52. Après, l’emploi a pris fin et une paie est due.',
  },
  'ca.layoff.bc': {
    says: 'En Colombie-Britannique, une mise à pied peut durer 13 semaines sur 20. Après, l’emploi a pris fin dès le premier jour, et une paie est due.',
  },
  'ca.layoff.ab': {
    says: 'En Alberta, il faut un avis écrit, et une mise à pied dure le plus souvent 90 jours sur 120 au plus. Après, l’emploi a pris fin et une paie est due.',
  },
  'ca.layoff.qc': {
    says: 'Au Québec, une mise à pied de six mois ou plus compte comme une fin d’emploi. Un préavis, ou une paie à sa place, est alors dû.',
  },
  'ca.layoff.federal': {
    says: 'Dans une banque, une compagnie aérienne, un train ou un télécom, trois mois au plus ne mettent pas fin à l’emploi. Au-delà, il faut un jour de retour.',
  },
  'ca.layoff.contract': {
    says: 'Si votre contrat ne permet pas de mise à pied, elle peut valoir un renvoi. Prenez conseil avant.',
  },
  'ca.layoff.ei': {
    says: 'Vous pouvez demander l’assurance-emploi dès que la paie s’arrête. Demandez votre relevé d’emploi.',
  },
  'ca.layoff.step': {
    says: 'Demandez par écrit si c’est pour un temps, et le jour du retour. Demandez l’assurance-emploi maintenant.',
  },
}
