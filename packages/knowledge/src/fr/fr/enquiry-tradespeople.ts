/** Questions about plumbers, locksmiths and garages: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'fr.ask-buy.garage-keeps': {
    says: 'Un garage peut garder la voiture pour des travaux commandés et dus, pas pour ceux que vous n’avez jamais acceptés. Demandez l’ordre de réparation signé. Payez « sous réserve » pour la reprendre, puis contestez auprès du médiateur.',
  },
  'fr.ask-buy.plumber': {
    says: 'Avant les travaux, il faut un devis écrit avec les prix. Ce que vous n’avez pas accepté se conteste. Pour des travaux en plus chez vous, vous avez 14 jours pour vous rétracter. Écrivez à l’entreprise, signalez-la sur SignalConso, puis saisissez son médiateur.',
  },
  'fr.ask-buy.garage-bill': {
    says: 'Vous payez le travail commandé, au prix signé. Pour plus, le garage doit avoir votre accord avant. Il doit aussi bien réparer. Écrivez-lui, puis allez voir son médiateur gratuit.',
  },
  'fr.ask-buy.works-unfinished': {
    says: 'Envoyez une mise en demeure avec un dernier jour pour finir ou réparer, et gardez des photos. Ne payez pas le reste avant. Si rien ne vient, vous pouvez mettre fin au contrat ou faire faire aux frais de l’entreprise. Les défauts graves sont couverts dix ans.',
  },
}
