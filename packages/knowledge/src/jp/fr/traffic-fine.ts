/** Traffic fines: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_FR: Words = {
  'jp.public.fine-want': {
    says: 'La police vous donne une amende (反則金). Si vous payez, l’affaire est close.',
  },
  'jp.public.fine-real': {
    says: 'Payer est votre choix. Si vous payez, il n’y a pas de casier judiciaire.',
  },
  'jp.public.fine-not-yet': {
    says: 'Aucune affaire pénale ne peut commencer avant la fin de votre délai de paiement.',
  },
  'jp.public.fine-seven': {
    says: 'Vous pouvez payer tout de suite dans les sept jours après l’amende. Plus tard, vous recevez un nouveau papier avec dix jours de plus.',
    action: 'Payer, si vous l’acceptez',
    consequence: 'Une affaire pénale peut suivre.',
  },
  'jp.public.fine-step': {
    says: 'Vérifiez le jour, le lieu et la règle. Si vous la contestez, ne payez pas et prenez d’abord l’avis d’un avocat.',
  },
  'jp.public.fine-right': {
    says: 'Vous avez le droit de ne pas payer et de donner à un juge votre version.',
  },
  'jp.public.fine-pay': {
    title: 'Payer',
    says: 'Payez à la banque ou à la poste.',
    cost: 'L’amende.',
    time: 'Sept jours.',
    risk: 'Vous l’acceptez.',
    bestFor: 'Elle est juste.',
  },
}
