/** Arnaques, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_FR: Words = {
  'be.scam.right-unordered': {
    says: 'Ce que vous n’avez jamais commandé, vous ne devez ni le payer ni le renvoyer.',
  },
  'be.scam.who': {
    says: 'Cela ressemble à un escroc qui utilise un nom connu. Cherchez vous-même le vrai numéro et demandez.',
  },
  'be.scam.not-yet': {
    says: 'On ne vous prend rien si vous ne répondez pas. Une vraie demande exige d’abord un juge ou un acte officiel.',
  },
  'be.scam.step-police': {
    says: 'Si vous avez perdu de l’argent, portez plainte et gardez le numéro. Votre banque le demande.',
  },
  'be.scam.right-hearing': {
    says: 'La vraie police vous entend en personne, pas par e-mail, et vous pouvez d’abord voir un avocat. Elle dit en bref de quoi il s’agit et ne classe jamais un dossier contre de l’argent envoyé.',
  },
}
