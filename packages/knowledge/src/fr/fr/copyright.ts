/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'fr.other.copy-want-arcom': {
    says: 'L’Arcom avertit que des œuvres ont été partagées depuis votre ligne. Elle demande de la sécuriser, pas de payer.',
  },
  'fr.other.copy-want-photo': {
    says: 'Quelqu’un dit que vous avez utilisé une image ou une œuvre sans accord, et demande de l’argent.',
  },
  'fr.other.copy-who': {
    says: 'L’Arcom est une autorité publique. Elle ne demande jamais d’argent par lettre ou courriel.',
  },
  'fr.other.copy-who-private': {
    says: 'Ces lettres viennent souvent de sociétés qui agissent pour des agences photo. Ce n’est pas un tribunal.',
  },
  'fr.other.copy-reality': {
    says: 'Un avertissement n’est pas une amende. Seulement après plusieurs cas, un juge peut infliger jusqu’à 1 500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Ils doivent prouver que l’œuvre est originale, qu’ils ont les droits et le dommage. La première somme est souvent élevée.',
  },
  'fr.other.copy-rights': {
    says: 'Vous pouvez demander preuves et détails, et donner votre version.',
  },
  'fr.other.copy-not-yet': { says: 'On ne peut pas vous faire payer sans juge.' },
  'fr.other.copy-step-secure': {
    says: 'Changez le mot de passe wifi, parlez aux proches et supprimez les logiciels de partage.',
  },
  'fr.other.copy-step-remove': {
    says: 'Retirez l’image et gardez la trace de ce qui était montré, où et combien de temps.',
  },
  'fr.other.copy-step-proof': {
    says: 'Demandez la preuve des droits, de l’usage et de la somme. Ne signez rien encore.',
  },
  'fr.other.copy-step-advice': {
    says: 'Demandez à un point-justice (3039) ou un avocat si on réclame de l’argent.',
  },
  'fr.other.copy-right-proof': { says: 'C’est à celui qui réclame de prouver.' },
  'fr.other.copy-right-details': {
    says: 'Vous avez le droit de demander à l’Arcom quelles œuvres sont visées et d’envoyer des observations.',
  },
  'fr.other.copy-option-proof': {
    title: 'Demander preuves et détails',
    says: 'Écrivez, demandez les preuves et donnez votre version. Ne reconnaissez rien sans certitude.',
    cost: 'Rien.',
    time: 'Une heure.',
    risk: 'Faible.',
    bestFor: 'Vous ne savez pas de quoi il s’agit.',
  },
  'fr.other.copy-option-deal': {
    title: 'Proposer le prix normal de la licence',
    says: 'Si vous l’avez utilisée, proposez le prix d’une licence sur le marché.',
    cost: 'Le prix de la licence.',
    time: 'Quelques lettres.',
    risk: 'Ils peuvent refuser et saisir le juge.',
    bestFor: 'Vous avez utilisé l’image et elle est à eux.',
  },
}
