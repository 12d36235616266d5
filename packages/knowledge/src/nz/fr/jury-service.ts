/** The French words of the rows in ../jury-service.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JURY_SERVICE_FR: Words = {
  'nz.jury.right-job': {
    says: 'Votre employeur doit vous laisser y aller et ne peut pas vous renvoyer pour cela. Il n’est pas obligé de vous payer, mais le tribunal paie une somme pour chaque demi-journée.',
  },
  'nz.jury.right-later': {
    says: 'Vous pouvez demander un jour plus tard dans les 12 mois, ou d’être excusé pour une bonne raison comme une maladie, des soins à donner ou des difficultés.',
  },
  'nz.jury.warn': { says: 'Ne restez pas absent sans rien dire. Vous pouvez avoir une amende.' },
  'nz.jury.step': {
    says: 'Répondez tout de suite à la convocation (summons), en ligne ou avec le formulaire. Dites le jour à votre employeur.',
  },
  'nz.jury.step-costs': {
    says: 'Demandez au tribunal pour la somme, le trajet et la garde d’enfants.',
  },
}
