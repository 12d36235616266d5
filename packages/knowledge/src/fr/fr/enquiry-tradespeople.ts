/** Questions about plumbers, locksmiths and garages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'fr.ask-buy.plumber': {
    says: 'Avant les travaux, il faut un devis écrit avec les prix. Ce que vous n’avez pas accepté se conteste. Pour des travaux en plus chez vous, vous avez 14 jours pour vous rétracter. Écrivez à l’entreprise, signalez-la sur SignalConso, puis saisissez son médiateur.',
  },
}
