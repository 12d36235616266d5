/** The French words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_FR: Words = {
  'au.copy.want': {
    says: 'Quelqu’un dit que vous avez utilisé son image, sa musique ou son film sans permission, et veut de l’argent ou une promesse.',
  },
  'au.copy.who': {
    says: 'Cela vient d’un propriétaire de droits, d’une agence ou de ses avocats. Ce n’est pas une amende.',
  },
  'au.copy.reality': {
    says: 'Un tribunal accorderait presque toujours le prix normal d’une licence. Il y a plus seulement pour un mépris ouvert des droits.',
  },
  'au.copy.not-yet': {
    says: 'Personne ne peut prendre votre argent sans un jugement d’un tribunal.',
  },
  'au.copy.right-proof': {
    says: 'Demandez à qui est l’œuvre, où elle a été utilisée et comment la somme a été calculée.',
  },
  'au.copy.right-innocent': {
    says: 'Si vous ne saviez pas et n’aviez aucune raison de vous douter, vous ne devez peut-être pas de dommages, seulement le profit que vous avez fait.',
  },
  'au.copy.right-fair': {
    says: 'Un usage honnête pour étude, critique, parodie, actualité ou conseil juridique est permis.',
  },
  'au.copy.right-threats': {
    says: 'Un tribunal peut arrêter des menaces sans fondement de procès pour droit d’auteur (copyright).',
  },
  'au.copy.step-remove': {
    says: 'Retirez l’œuvre, gardez une copie de la façon dont vous l’avez utilisée, et ne signez pas encore de promesse.',
  },
  'au.copy.option-dispute': {
    says: 'Écrivez que vous demandez la preuve des droits et du prix de la licence.',
    title: 'Demander des preuves',
    cost: 'Gratuit',
    time: 'Au plus tard à la date de la lettre',
    risk: 'Ils peuvent poursuivre.',
    bestFor: 'Vous n’êtes pas sûr qu’elle soit à eux, ou vous aviez la permission.',
  },
  'au.copy.option-settle': {
    says: 'Offrez le prix normal d’une licence, sans admettre plus.',
    title: 'Offrir un prix juste',
    cost: 'Le prix normal',
    time: 'Au plus tard à la date de la lettre',
    risk: 'Faites écrire que l’affaire est finie.',
    bestFor: 'Vous l’avez utilisée sans permission.',
  },
  'au.copy.option-help': {
    says: 'Demandez à un centre juridique local (community legal centre) ou à l’Arts Law Centre avant de payer une grosse somme.',
    title: 'Prendre un conseil gratuit',
    cost: 'Gratuit',
    time: 'Maintenant',
    risk: 'Aucun.',
    bestFor: 'La somme est élevée.',
  },
}
