/** Le stationnement privé, rappels et nations : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_STAGES_FR: Words = {
  'gb.parking.reminder-wants': {
    says: 'Une société privée vous rappelle une somme de stationnement et veut le tout. Le prix plus bas et le délai habituel de recours sont peut-être passés.',
  },
  'gb.parking.reminder-step-first-notice': {
    says: 'Cherchez le premier avis et sa date. Si vous ne l’avez jamais reçu, écrivez-le, et demandez maintenant une copie et un recours.',
  },
  'gb.parking.reminder-option-dispute': {
    says: 'Dites une fois, clairement, pourquoi vous ne devez rien. Demandez les photos, les panneaux et le premier avis.',
    title: 'Contester par écrit',
    cost: 'Un timbre ou un e-mail.',
    time: 'Une heure.',
    risk: 'La société peut quand même aller au tribunal.',
    bestFor: 'La somme est fausse, ou vous n’avez jamais reçu le premier avis.',
  },
  'gb.parking.reminder-rights': {
    says: 'Vous pouvez encore contester par écrit et demander leurs preuves. S’ils vont au tribunal, un juge décide.',
  },
  'gb.parking.scotland-right-keeper': {
    says: 'En Écosse, seul le conducteur peut être obligé de payer. Si vous ne conduisiez pas, vous ne devez rien. Aucune loi ne vous oblige à dire qui conduisait.',
  },
  'gb.parking.scotland-insight-keeper': {
    says: 'Ils vous réclament la somme car vous êtes le détenteur (keeper) de la voiture. La loi pour cela ne vaut pas en Écosse.',
    actionable:
      'Écrivez qu’ils doivent montrer qui conduisait, et qu’un détenteur (keeper) ne doit rien. Ne dites pas qui conduisait.',
  },
  'gb.parking.ni-right-keeper': {
    says: 'En Irlande du Nord, seul le conducteur peut être obligé de payer. Si vous ne conduisiez pas, vous ne devez rien. Aucune loi ne vous oblige à dire qui conduisait.',
  },
  'gb.parking.ni-insight-keeper': {
    says: 'Ils veulent que vous payiez ou disiez qui conduisait. La loi qui permet de réclamer au détenteur (keeper) ne vaut pas en Irlande du Nord.',
    actionable:
      'Écrivez qu’ils doivent montrer qui conduisait, et qu’un détenteur (keeper) ne doit rien.',
  },
  'gb.parking.hirer-papers': {
    says: 'Un locataire de voiture (hirer) ne doit payer que si l’avis contenait deux copies : le contrat de location et votre déclaration signée. « On request » (sur demande) ne suffit pas.',
    actionable:
      'Vérifiez l’enveloppe. Si elles n’y étaient pas, faites un recours comme locataire et dites-le.',
  },
}
