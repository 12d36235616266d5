/** La licence TV (TV Licence) : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_FR: Words = {
  'gb.tv.want': {
    says: 'Vous ne devez rien à cause de cette seule lettre.',
  },
  'gb.tv.reality': {
    says: 'C’est une lettre type aux logements sans licence connue. Ce n’est ni une facture ni une amende, et cela ne vient pas d’un tribunal.',
  },
  'gb.tv.who': {
    says: 'TV Licensing travaille pour la BBC. Ses agents ne sont pas la police. Ils n’ont pas plus le droit d’entrer qu’un autre visiteur.',
  },
  'gb.tv.rights-summary': {
    says: 'Sans TV en direct et sans BBC iPlayer, pas de licence. Vous n’êtes pas obligé de laisser entrer un visiteur sans mandat (warrant).',
  },
  'gb.tv.no-entry-yet': {
    says: 'Ils ne peuvent pas fouiller votre logement sans mandat d’un tribunal (warrant). Un tribunal a d’abord besoin de bonnes raisons.',
  },
  'gb.tv.no-fine-yet': {
    says: 'Une lettre ne peut pas vous donner une amende. Seul un tribunal le peut, après une affaire où vous pouvez parler.',
  },
  'gb.tv.know-catch-up': {
    says: 'Il ne faut pas de licence pour Netflix, les DVD ou le replay d’autres chaînes. Il en faut une pour la TV en direct sur toute chaîne et pour BBC iPlayer.',
    learnMore:
      'En direct veut dire : au moment de la diffusion, sur une TV, un téléphone ou un ordinateur. C’est pareil sur YouTube, si c’est une chaîne de TV en direct.',
  },
  'gb.tv.org-price': {
    says: 'Une licence couleur coûte £180 par an depuis le 1er avril 2026. Vous pouvez payer en plusieurs fois. Elle est gratuite dès 75 ans avec Pension Credit, et à moitié prix pour les aveugles.',
  },
  'gb.tv.step-check': {
    says: 'Demandez-vous : quelqu’un chez moi regarde-t-il la TV en direct, l’enregistre-t-il, ou utilise-t-il BBC iPlayer ? C’est la seule question.',
  },
  'gb.tv.step-declare': {
    says: 'Si la réponse est non, dites-leur sur leur site que vous n’avez pas besoin de licence. Les lettres s’arrêtent alors pour un temps.',
  },
  'gb.tv.step-buy': {
    says: 'Si la réponse est oui, achetez-en une maintenant, ou prenez un plan par semaine ou par mois. Vérifiez d’abord si elle peut être gratuite ou moins chère.',
  },
  'gb.tv.step-own-site': {
    says: 'Tapez vous-même l’adresse du site. Des e-mails et SMS d’arnaque utilisent souvent le nom TV Licensing.',
  },
  'gb.tv.step-moved': {
    says: 'Si vous avez une licence à une ancienne adresse, transférez-la à la nouvelle. Il ne vous en faut pas une deuxième.',
  },
  'gb.tv.right-door': {
    says: 'Vous pouvez garder un visiteur à la porte et finir la discussion à tout moment. Vous n’êtes obligé ni de répondre ni de signer.',
  },
  'gb.tv.right-no-licence': {
    says: 'Vous avez le droit d’avoir une TV et de ne pas payer, si elle sert seulement à autre chose.',
  },
  'gb.tv.right-no-duty': {
    says: 'Aucune loi ne vous oblige à répondre à ces lettres. Une courte réponse est souvent le chemin facile vers la paix.',
  },
  'gb.tv.right-refund': {
    says: 'Si vous payez et n’avez plus besoin de la licence, vous pouvez redemander une partie de l’argent.',
  },
  'gb.tv.option-declare': {
    says: 'Remplissez le formulaire sur leur site ou écrivez une courte lettre.',
    title: 'Leur dire qu’il ne vous faut pas de licence',
    cost: 'Rien.',
    time: 'Dix minutes.',
    risk: 'Cela doit être vrai. Ils peuvent quand même venir vérifier.',
    bestFor: 'Personne chez vous ne regarde la TV en direct ou BBC iPlayer.',
  },
  'gb.tv.option-buy': {
    says: 'Achetez en ligne, par téléphone ou dans un PayPoint. Demandez un plan si l’argent manque.',
    title: 'Acheter une licence, en plusieurs fois si besoin',
    cost: '£180 par an pour la couleur.',
    time: 'Dix minutes.',
    risk: 'Aucun.',
    bestFor: 'Quelqu’un chez vous regarde la TV en direct ou BBC iPlayer.',
  },
  'gb.tv.option-ignore': {
    says: 'Vous pouvez laisser la lettre sans réponse. Les lettres et les visites peuvent continuer.',
    title: 'Ne rien faire, s’il ne vous faut pas de licence',
    cost: 'Rien.',
    time: 'Aucun.',
    risk: 'D’autres lettres, et peut-être une visite.',
    bestFor: 'Il ne vous faut pas de licence et le courrier ne vous gêne pas.',
  },
  'gb.tv.warn-offence': {
    says: 'Regarder la TV en direct ou BBC iPlayer sans licence est un délit. Un tribunal peut vous donner une amende jusqu’à £1,000, et des frais.',
  },
  'gb.tv.warn-summons': {
    says: 'Un papier du tribunal sur une licence TV a un dernier jour pour répondre, souvent 21 jours. Lisez-le aujourd’hui et prenez conseil.',
  },
  'gb.tv.insight-visit': {
    says: 'Une visite sans jour indiqué est une phrase de lettre type. Si quelqu’un vient, vous n’êtes pas obligé de le laisser entrer.',
    actionable:
      'Demandez une carte d’identité. Dites que vous ne voulez pas parler, et fermez la porte.',
  },
  'gb.tv.insight-occupier': {
    says: 'Elle est adressée à l’occupant (occupier). Ils ne savent ni qui habite là ni ce que vous regardez.',
    actionable:
      'Vous n’êtes pas obligé de donner votre nom pour dire qu’il ne vous faut pas de licence.',
  },
}
