/** A notice of a higher premium for insurance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_FR: Words = {
  'gb.price-rise.right-cover-new': {
    says: 'Pour l’habitation et l’auto, le renouvellement ne peut pas coûter plus que pour vous comme nouveau client.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La lettre doit montrer l’ancienne prime à côté de la nouvelle. Vous n’êtes pas obligé de renouveler, et pouvez couper le renouvellement automatique.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Après un renouvellement, vous avez en général 14 jours pour annuler. Vous payez les jours couverts et peut-être des frais justes.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Réclamez à l’assureur. Après huit semaines ou sa réponse finale, saisissez le Financial Ombudsman Service.',
    title: 'Réclamer, puis le médiateur',
    cost: 'Rien.',
    time: 'Huit semaines, puis un peu plus.',
    risk: 'Aucun.',
    bestFor: 'Vous payez plus qu’un nouveau client, ou n’avez pas été prévenu.',
  },
}
