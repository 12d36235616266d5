/** The French words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_FR: Words = {
  'nz.copy.want': {
    says: 'Quelqu’un dit que vous avez utilisé son œuvre sans permission, et veut de l’argent ou une promesse.',
  },
  'nz.copy.who': {
    says: 'Cela vient d’un titulaire de droits, d’une agence ou de ses avocats. Ce n’est pas une amende.',
  },
  'nz.copy.reality': {
    says: 'Un tribunal accorderait le plus souvent le prix habituel de la licence. Plus ne vient que si l’on méprise ouvertement les droits.',
  },
  'nz.copy.not-yet': { says: 'Personne ne peut prendre votre argent sans l’ordre d’un tribunal.' },
  'nz.copy.right-proof': {
    says: 'Demandez à qui est l’œuvre, où elle a été utilisée et comment la somme a été calculée.',
  },
  'nz.copy.right-innocent': {
    says: 'Si vous ne saviez pas et n’aviez aucune raison de penser qu’elle était protégée, vous ne devez pas de dommages et intérêts (damages).',
  },
  'nz.copy.right-fair': {
    says: 'Un usage loyal (fair dealing) pour la critique, l’actualité, la recherche ou l’étude privée est permis.',
  },
  'nz.copy.right-notices': {
    says: 'Pour le partage de fichiers (file sharing), il y a d’abord trois avis : détection (detection), avertissement (warning) et exécution (enforcement). Vous pouvez contester chacun dans les 14 jours.',
  },
  'nz.copy.right-threats': {
    says: 'Si quelqu’un vous attaque en justice sans bonne raison, un tribunal peut lui faire payer votre perte.',
  },
  'nz.copy.step-remove': {
    says: 'Retirez l’œuvre, gardez une copie de la façon dont vous l’avez utilisée, et ne signez pas encore de promesse.',
  },
  'nz.copy.option-dispute': {
    says: 'Écrivez que vous demandez la preuve des droits et du prix de la licence.',
    title: 'Demander des preuves',
    cost: 'Gratuit',
    time: 'Jusqu’à la date indiquée dans la lettre',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous n’êtes pas sûr que l’œuvre est à eux, ou vous aviez la permission.',
  },
  'nz.copy.option-settle': {
    says: 'Proposez le prix habituel de la licence, sans admettre plus.',
    title: 'Proposer un prix juste',
    cost: 'Le prix habituel',
    time: 'Jusqu’à la date indiquée dans la lettre',
    risk: 'Faites écrire que l’affaire se termine.',
    bestFor: 'Vous l’avez utilisée sans permission.',
  },
}
