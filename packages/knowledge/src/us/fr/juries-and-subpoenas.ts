/** The French words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_FR: Words = {
  'us.public.want-juror': {
    says: 'Un tribunal vous demande de servir dans un jury. On ne vous accuse de rien.',
  },
  'us.public.right-juror': {
    says: 'Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés, maladie ou soins à d’autres. On ne peut pas vous renvoyer de votre emploi pour cela.',
  },
  'us.public.step-juror': {
    says: 'Remplissez le formulaire au plus tard à sa date. Appelez le numéro du propre site du tribunal si vous n’êtes pas sûr que c’est vrai.',
  },
  'us.public.option-juror': {
    says: 'Écrivez au tribunal avant le jour et dites pourquoi vous ne pouvez pas venir.',
    title: 'Servir, repousser, ou demander d’être dispensé',
    cost: 'Gratuit',
    time: 'Avant le jour indiqué dans l’avis',
    risk: 'Ne pas venir peut coûter une amende.',
    bestFor: 'Vous avez reçu un vrai avis de jury.',
  },
  'us.life.right-subpoena': {
    says: 'Il faut obéir à une vraie convocation (subpoena), mais vous pouvez vous y opposer par écrit ou demander au tribunal de la limiter. Les témoins reçoivent le plus souvent une somme.',
  },
  'us.life.want-subpoena': {
    says: 'Quelqu’un dans un procès veut que vous veniez comme témoin ou remettiez des papiers.',
  },
  'us.life.step-subpoena': {
    says: 'Vérifiez le tribunal et le numéro de l’affaire auprès du greffe (clerk). Gardez les papiers demandés, et voyez un avocat avant la date.',
  },
  ...stateWords('jury-missed', {
    'AZ CA FL GA IL MI NC PA TX WA':
      'un juge peut donner une amende à qui a manqué le service de juré (jury duty). Répondez avant la date de l’avis, dites pourquoi, avec des preuves, et demandez un nouveau jour',
    NY: 'vous pouvez répondre à un avis d’absence (notice of noncompliance) en demandant une audience (hearing). Sans réponse, vous risquez jusqu’à $250 et un nouveau jour de service',
  }),
  ...stateWords('subpoena', {
    'AZ CA FL GA IL MI NC NY TX WA':
      'vous pouvez demander au juge, avant le jour, d’annuler ou de limiter une citation (subpoena) par une motion to quash, par exemple si elle demande trop',
  }),
}
