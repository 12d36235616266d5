/** Questions about child maintenance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_FR: Words = {
  'be.ask.maintenance': {
    says: 'Un jugement reste dû tant que le tribunal de la famille ne le change pas. Pas payé ? Le SECAL recouvre gratuitement et peut verser des avances, dès deux mois manquants sur un an. Ou un huissier prend sur le salaire, sans base protégée. Ne pas payer exprès plus de deux mois peut être un délit. Sans jugement, le tribunal de la famille fixe la somme selon les moyens des deux parents.',
  },
  'be.ask.maintenance-cannot-pay': {
    says: 'N’arrêtez pas de vous-même : le jugement vaut jusqu’à ce qu’un juge le change, et chaque mois manqué peut être saisi. Demandez par écrit à l’autre parent une somme plus basse. En cas de refus, retournez au tribunal de la famille. S’il a fixé la somme, une lettre à son greffe avec la preuve de votre nouveau revenu ramène l’affaire. Payez ce que vous pouvez, et demandez un avocat gratuit (pro deo).',
  },
  'be.ask.contact': {
    says: 'Les parents séparés gardent le plus souvent tous deux l’autorité, et l’enfant a droit aux deux. Écrivez à l’autre parent et proposez des jours fixes. Essayez un médiateur familial. Sinon, demandez au tribunal de la famille : il traite ces affaires comme urgentes. Si vous demandez l’hébergement égal, il doit l’examiner d’abord. Continuez à payer la contribution, et n’allez pas prendre l’enfant vous-même.',
  },
}
