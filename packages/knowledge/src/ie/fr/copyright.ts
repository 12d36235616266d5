/** The French words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_FR: Words = {
  'ie.copy.want': {
    says: 'Quelqu’un dit que vous avez utilisé son image, sa musique ou son film sans accord, et veut de l’argent ou un engagement.',
  },
  'ie.copy.who': {
    says: 'Elle vient d’un titulaire de droits, d’une agence ou d’un avocat. Ce n’est pas une amende.',
  },
  'ie.copy.reality': {
    says: 'Le juge regarde le dommage, le plus souvent le prix normal de la licence. Plus seulement en cas de mépris ouvert.',
  },
  'ie.copy.not-yet': { says: 'Personne ne peut prendre votre argent sans jugement.' },
  'ie.copy.right-proof': {
    says: 'Demandez qui possède l’œuvre, où elle a été utilisée et comment la somme est calculée.',
  },
  'ie.copy.right-innocent': {
    says: 'Si vous ne saviez pas et n’aviez pas de raison de savoir, cela peut vous libérer des dommages.',
  },
  'ie.copy.right-fair': {
    says: 'L’usage loyal pour l’étude, la critique ou l’actualité est permis, le plus souvent avec le nom de l’auteur.',
  },
  'ie.copy.step-remove': {
    says: 'Retirez l’œuvre, gardez une copie de l’usage et ne signez rien pour l’instant.',
  },
  'ie.copy.option-dispute': {
    says: 'Écrivez que vous demandez la preuve des droits et du prix de la licence.',
    title: 'Demander des preuves',
    cost: 'Gratuit',
    time: 'Avant la date de la lettre',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous doutez de leurs droits, ou aviez un accord.',
  },
  'ie.copy.option-settle': {
    says: 'Offrez le prix normal, sans admettre plus, et demandez une fin par écrit.',
    title: 'Offrir un prix juste',
    cost: 'Le prix normal',
    time: 'Avant la date de la lettre',
    risk: 'Faites écrire que l’affaire est finie.',
    bestFor: 'Vous l’avez utilisée sans accord.',
  },
}
