/** French: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_FR: Words = {
  'gb.single-justice.reality': {
    says: 'Sans réponse dans les 21 jours, un juge (magistrate) peut vous déclarer coupable et fixer une amende sans vous.',
  },
  'gb.single-justice.rights': {
    says: 'Vous pouvez plaider coupable (guilty) ou non coupable (not guilty), dire votre côté et demander une audience au tribunal.',
  },
  'gb.single-justice.step-answer': {
    says: 'Répondez dans les 21 jours après la date de l’avis, en ligne ou avec le formulaire. Gardez la preuve d’envoi.',
  },
  'gb.single-justice.step-advice': {
    says: 'Prenez un conseil juridique avant de choisir. Essayez Citizens Advice, un centre juridique (law centre) ou un avocat (solicitor).',
  },
  'gb.single-justice.step-means': {
    says: 'Remplissez le formulaire sur vos revenus. Le tribunal s’en sert pour fixer une amende que vous pouvez payer.',
  },
  'gb.single-justice.option-answer': {
    says: 'Dites coupable (guilty) ou non coupable (not guilty), et donnez vos raisons et vos revenus.',
    title: 'Répondre à l’accusation à temps',
    cost: 'Répondre est gratuit. Une amende et des frais si vous êtes déclaré coupable.',
    time: 'Dans les 21 jours.',
    risk: 'Sans réponse, vous ne pouvez rien dire. Plaider coupable tôt baisse l’amende.',
    bestFor: 'Toute personne qui reçoit cet avis.',
  },
  'gb.single-justice.right-plea': {
    says: 'Si vous l’avez fait et le dites dès la première réponse, l’amende est en général d’un tiers plus basse. Sinon, répondez non coupable (not guilty) : il y aura une audience.',
  },
  'gb.single-justice.right-never-knew': {
    says: 'Condamné sans avoir rien su de l’affaire ? Faites une déclaration (statutory declaration) dans les 21 jours après l’avoir appris. La condamnation tombe et vous pouvez répondre.',
  },
  'gb.single-justice.warn': {
    says: 'N’ignorez pas cela. Un tribunal peut vous déclarer coupable sans vous, donner une amende et ajouter des frais. En matière de conduite, il peut aussi y avoir des points.',
  },
}
