/** A court charge about a TV licence: how to answer it. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_FR: Words = {
  'gb.tv.court-want': {
    says: 'C’est une accusation pénale. Le tribunal veut votre réponse : coupable (guilty) ou non coupable (not guilty).',
  },
  'gb.tv.court-reality': {
    says: 'Ce n’est pas une lettre de publicité. Sans réponse dans les 21 jours, un juge (magistrate) peut vous déclarer coupable et fixer une amende sans vous.',
  },
  'gb.tv.court-rights': {
    says: 'Vous pouvez plaider coupable (guilty) ou non coupable (not guilty), dire votre côté et demander une audience au tribunal.',
  },
  'gb.tv.court-step-answer': {
    says: 'Répondez dans les 21 jours après la date de l’avis, en ligne ou avec le formulaire. Gardez la preuve d’envoi.',
  },
  'gb.tv.court-step-advice': {
    says: 'Prenez un conseil juridique avant de choisir. Essayez Citizens Advice, un centre juridique (law centre) ou un avocat (solicitor).',
  },
  'gb.tv.court-step-means': {
    says: 'Remplissez le formulaire sur vos revenus. Le tribunal s’en sert pour fixer une amende que vous pouvez payer.',
  },
  'gb.tv.court-step-drop': {
    says: 'Si vous étiez très malade, en crise ou victime de violences, écrivez aussi à TV Licensing. Envoyez des preuves et demandez l’abandon de l’affaire.',
  },
  'gb.tv.court-option-answer': {
    says: 'Dites coupable (guilty) ou non coupable (not guilty), et donnez vos raisons et vos revenus.',
    title: 'Répondre à l’accusation à temps',
    cost: 'Répondre est gratuit. Une amende et des frais si vous êtes déclaré coupable.',
    time: 'Dans les 21 jours.',
    risk: 'Sans réponse, vous ne pouvez rien dire. Plaider coupable tôt baisse l’amende.',
    bestFor: 'Toute personne qui reçoit cet avis.',
  },
  'gb.tv.court-warn': {
    says: 'N’ignorez pas cela. Un tribunal peut vous déclarer coupable, donner une amende jusqu’à £1,000 et ajouter des frais.',
  },
}
