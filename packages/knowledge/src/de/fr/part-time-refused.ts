/** The French words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_FR: Words = {
  'de.parttime.want': {
    says: 'Votre employeur refuse moins d’heures, ou le congé parental tel que demandé.',
  },
  'de.parttime.right-parents': {
    says: 'En congé parental, vous pouvez travailler 15 à 32 heures dans une firme de plus de 15 personnes après six mois. Refus seulement écrit, pour motifs urgents, en quatre semaines, huit si l’enfant a plus de trois ans. Trop tard vaut oui.',
  },
  'de.parttime.right-hours': {
    says: 'Sinon, après six mois dans une firme de plus de 15 personnes, vous pouvez demander moins d’heures trois mois avant. Un refus exige des motifs et un écrit un mois avant le début. Sinon c’est oui.',
  },
  'de.parttime.right-leave': {
    says: 'Le congé parental lui-même n’exige pas d’accord. Il suffit de prévenir : sept semaines avant, 13 si l’enfant a plus de trois ans. Pas de licenciement pendant ce temps.',
  },
  'de.parttime.step': {
    says: 'Vérifiez quand sont arrivés votre demande et le refus. Écrivez votre désaccord et allez au tribunal du travail : il peut décider vite.',
  },
}
