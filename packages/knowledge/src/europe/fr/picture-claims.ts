/** The French words of the rows in ../picture-claims.ts, by the last part of their ids. */
import type { RowWords } from '@plainletter/contracts/rule'

export const PICTURE_CLAIMS_FR: Readonly<Record<string, RowWords>> = {
  want: {
    says: 'On vous dit que vous avez utilisé une image ou un texte sans permission. On veut son retrait, et de l’argent.',
  },
  who: {
    says: 'Une société ou un avocat écrit pour l’auteur de l’œuvre. Ce n’est pas un tribunal.',
  },
  reality: {
    says: 'C’est une demande, pas un jugement. Si l’œuvre est à eux, une somme peut être due, mais souvent moins que demandé.',
  },
  'not-yet': {
    says: 'Personne ne peut prendre votre argent maintenant. Un juge doit d’abord décider.',
  },
  'right-proof': {
    says: 'On doit prouver que l’œuvre est à eux et que vous l’avez utilisée. Demandez les deux par écrit.',
  },
  'right-sum': {
    says: 'La somme doit suivre le dommage, souvent le prix d’une licence. Demandez comment elle est calculée.',
  },
  'right-quote': {
    says: 'La loi permet de citer une partie d’une œuvre, avec la source, quand vous en parlez.',
  },
  'step-keep': {
    says: 'Gardez une image de la page, puis retirez l’œuvre. Notez d’où elle vient.',
  },
  'step-licence': {
    says: 'Cherchez une licence, une facture ou les conditions du site d’où elle vient.',
  },
  'step-sign-nothing': {
    says: 'Ne signez rien encore. Une promesse signée peut vous lier des années.',
  },
  'option-proof': {
    says: 'Demandez qui a fait l’œuvre, depuis quand vous l’utiliseriez, et d’où vient la somme.',
    title: 'Demander des preuves',
    cost: 'Un timbre.',
    time: 'Avant leur date.',
    risk: 'Ils peuvent aller au tribunal.',
    bestFor: 'Vous ne savez pas si c’est vrai.',
  },
  'option-offer': {
    says: 'Offrez le prix d’une licence pour clore toute l’affaire. Ne reconnaissez pas de faute.',
    title: 'Offrir une somme juste',
    cost: 'La somme convenue.',
    time: 'Quelques semaines.',
    risk: 'Ils peuvent vouloir plus.',
    bestFor: 'Vous avez utilisé l’œuvre.',
  },
}
