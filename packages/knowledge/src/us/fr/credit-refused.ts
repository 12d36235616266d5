/** The French words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_FR: Words = {
  'us.refused.want': {
    says: 'Ils refusent ce que vous avez demandé, ou offrent de moins bonnes conditions. La lettre doit dire pourquoi ou comment l’apprendre.',
  },
  'us.refused.reality': {
    says: 'Vous ne devez rien à cause de cette lettre. Elle peut vous montrer une erreur dans votre dossier de crédit.',
  },
  'us.refused.right-report': {
    says: 'Vous avez droit à une copie gratuite du dossier de crédit qu’ils ont utilisé. Demandez-la au bureau nommé dans la lettre dans les 60 jours.',
  },
  'us.refused.right-reasons': {
    says: 'Vous avez droit aux raisons principales. Si elles ne sont pas dans la lettre, demandez-les par écrit dans les 60 jours.',
  },
  'us.refused.right-equal': {
    says: 'Un prêteur ne peut pas vous refuser pour votre race, couleur, religion, origine, sexe, situation de couple, âge, ni parce que vos revenus viennent d’aides.',
  },
  'us.refused.right-notice': {
    says: 'Ils doivent nommer le bureau de crédit et, s’ils en ont utilisé une, votre note de crédit (credit score).',
  },
  'us.refused.step-report': {
    says: 'Demandez le dossier gratuit et cherchez les dettes qui ne sont pas à vous, les sommes fausses et les vieilles inscriptions.',
  },
  'us.refused.option-dispute': {
    says: 'Écrivez au bureau de crédit et à l’entreprise qui l’a signalé. Ajoutez des copies de vos preuves.',
    title: 'Contester une inscription fausse',
    cost: 'Gratuit',
    time: 'Le bureau de crédit a le plus souvent 30 jours pour vérifier',
    risk: 'Aucun.',
    bestFor: 'Le dossier contient une erreur.',
  },
  'us.credit.right-insurer-report': {
    says: 'Un assureur qui demande plus ou refuse à cause d’un rapport doit dire de qui il vient. Vous l’obtenez gratuitement et pouvez le contester.',
  },
}
