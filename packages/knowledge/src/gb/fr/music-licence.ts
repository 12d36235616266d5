/** La licence de musique : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_FR: Words = {
  'gb.music.want-licence': {
    says: 'Ils veulent savoir si l’on entend de la musique dans votre entreprise.',
  },
  'gb.music.who': {
    says: 'PPL PRS est une société privée de deux groupes. PRS for Music encaisse pour les auteurs de chansons. PPL encaisse pour les producteurs et les musiciens.',
  },
  'gb.music.rights-summary': {
    says: 'Sans musique, pas de licence. Si vous jouez de la musique, vous pouvez demander quel tarif ils ont pris et pourquoi. Vous pouvez le contester.',
  },
  'gb.music.reality': {
    says: 'Cette lettre n’est pas une facture et ne vient pas d’un tribunal. Ces lettres vont à beaucoup d’entreprises, avec ou sans musique.',
  },
  'gb.music.reality-bill': {
    says: 'C’est la facture d’une société privée. Ce n’est pas une amende et cela ne vient pas d’un tribunal. Vous la devez seulement si vous avez accepté une licence ou joué leur musique.',
  },
  'gb.music.no-entry': {
    says: 'Ils ne peuvent pas entrer de force, fouiller votre magasin ni prendre vos affaires. Ils peuvent entrer là où le public peut entrer.',
  },
  'gb.music.no-closing': {
    says: 'Ils ne peuvent pas fermer votre entreprise ni arrêter votre musique par une lettre. Seul un juge peut l’ordonner, après un procès.',
  },
  'gb.music.know-headphones': {
    says: 'La musique dans votre propre casque n’est pas jouée en public. Pour certains lieux de travail d’une seule personne, PPL PRS dit ne rien demander.',
    learnMore:
      'Regardez leur page sur qui a besoin d’une licence. Cherchez le travail seul, et le travail à domicile sans visiteurs.',
  },
  'gb.music.org-not-council': {
    says: 'Ce n’est pas la licence de votre mairie (council), ni la licence TV (TV Licence). Vous pouvez en avoir besoin aussi, mais elles sont à part.',
  },
  'gb.music.org-tribunal': {
    says: 'Un tribunal spécial, le Copyright Tribunal, peut décider si leurs conditions et leurs prix sont justes.',
  },
  'gb.music.right-no-licence': {
    says: 'Vous avez le droit de ne pas jouer de musique et de ne rien payer. Une licence est nécessaire seulement si la musique est jouée en public.',
  },
  'gb.music.right-no-duty': {
    says: 'La loi sur le droit d’auteur (copyright) ne vous oblige pas à remplir leur formulaire. Une courte réponse reste sage. Elle arrête souvent d’autres lettres.',
  },
  'gb.music.right-proof': {
    says: 'S’ils disent que vous avez violé le droit d’auteur (copyright), ils doivent le prouver au tribunal. C’est une demande d’argent, pas une amende.',
  },
  'gb.music.right-private': {
    says: 'Vous pouvez refuser à un visiteur l’entrée des pièces fermées au public.',
  },
  'gb.music.right-tribunal': {
    says: 'Si le prix ou les conditions ne vous semblent pas justes, vous pouvez saisir le Copyright Tribunal.',
  },
  'gb.music.right-fair-dealing': {
    says: 'Vous pouvez demander une facture claire : les dates, le tarif et les sommes. Demandez une correction si vous avez arrêté la musique plus tôt.',
  },
}
