/** The French words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_FR: Words = {
  'de.parttime.want': {
    says: 'Votre employeur refuse moins d’heures, ou le congé parental tel que demandé.',
  },
  'de.parttime.right-parents': {
    says: 'En congé parental, vous pouvez travailler 15 à 32 heures, deux mois ou plus, dans une firme de plus de 15 personnes après six mois. Un non exige des raisons urgentes, par texte en quatre semaines : huit si l’enfant a plus de trois ans. Sinon c’est oui. Enfant né avant mai 2025 ? Alors un courriel ne suffit pas pour dire non.',
  },
  'de.parttime.right-hours': {
    says: 'Hors congé parental, vous pouvez demander moins d’heures après six mois dans une firme de plus de 15 personnes, trois mois avant. Pour un temps fixé (Brückenteilzeit) : plus de 45. Un non exige des raisons de la firme, par texte un mois avant le début. Sinon c’est oui.',
  },
  'de.parttime.right-leave': {
    says: 'Le congé parental lui-même n’exige en général pas de oui : seule une troisième partie après trois ans peut être refusée, pour raisons urgentes. Prévenez sept semaines avant, 13 si l’enfant a plus de trois ans. Dès lors, au plus huit ou 14 semaines avant le début, pas de licenciement jusqu’à la fin.',
  },
  'de.parttime.step': {
    says: 'Vérifiez quand sont arrivés votre demande et le refus. Écrivez votre désaccord et allez au tribunal du travail : il peut décider vite.',
  },
}
