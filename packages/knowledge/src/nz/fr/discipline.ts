/** The French words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_FR: Words = {
  'nz.discipline.want': {
    says: 'Votre employeur vous avertit au sujet de votre travail ou de votre conduite. Ce n’est pas un licenciement, mais cela peut servir plus tard.',
  },
  'nz.discipline.reality': {
    says: 'L’employeur doit d’abord examiner les faits, vous dire ses reproches, vous entendre et réfléchir à ce que vous dites.',
  },
  'nz.discipline.right-fair': {
    says: 'Vous devez recevoir les faits et une vraie chance de répondre avant tout avertissement ou licenciement.',
  },
  'nz.discipline.right-helper': {
    says: 'Vous pouvez venir à l’entretien avec une personne qui vous aide, un syndicat ou un avocat.',
  },
  'nz.discipline.right-grievance': {
    says: 'Un avertissement injuste peut être l’objet d’une plainte personnelle (personal grievance). Faites-la auprès de votre employeur dans les 90 jours.',
  },
  'nz.discipline.step': {
    says: 'Avant l’entretien, demandez par écrit les faits, et du temps pour prendre conseil. Répondez par écrit et gardez une copie.',
  },
}
