/** The French words of the rows in ../words-in-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORDS_IN_PUBLIC_ROWS_FR: Words = {
  'de.words.want': {
    says: 'On dit que vos mots ont nui à un nom. On veut une promesse signée (Unterlassungserklärung) et souvent des frais d’avocat.',
  },
  'de.words.reality': {
    says: 'Un juge peut interdire ces mots en quelques jours (einstweilige Verfügung). Répondez à temps, mais ne signez pas sans lire : cela lie à vie.',
  },
  'de.words.not-yet': {
    says: 'La lettre seule n’interdit rien. Seul un juge le peut, et seul un juge peut vous faire payer.',
  },
  'de.words.right-opinion': {
    says: 'Une opinion est libre, même dure ou injuste. Un fait faux ou une simple insulte ne l’est pas.',
  },
  'de.words.right-proof': {
    says: 'Pour un fait qui nuit à un nom, vous devez pouvoir montrer qu’il est vrai. Réunissez reçus, courriels et témoins.',
  },
  'de.words.right-narrow': {
    says: 'Vous pouvez signer une promesse plus étroite à vous : seulement ces mots, sans faute, sans frais. Elle doit prévoir une pénalité, qu’un juge peut fixer ou baisser.',
  },
  'de.words.right-costs': {
    says: 'Vous ne devez les frais d’avocat que si la mise en demeure était juste, et seulement le nécessaire.',
  },
  'de.words.step': {
    says: 'Gardez votre texte et sa date. Retirez ce que vous ne pouvez prouver. Faites voir à un avocat avant la date : bons d’aide au tribunal local.',
  },
}
