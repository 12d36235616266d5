/** Domande sul lavoro, in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'be.ask.own-notice': {
    says: 'Se va via Lei, il preavviso cresce con gli anni, fino a 13 settimane. Lo dia per raccomandata. Ci pensi: può perdere la disoccupazione.',
  },
  'be.ask.serious-cause': {
    says: 'Scriva subito per raccomandata che contesta. Il datore deve provare i fatti, agire in tre giorni lavorativi e dire i motivi nei tre seguenti. Vada al sindacato. Ha un anno per il tribunale del lavoro.',
  },
  'be.ask.ill-dismissed': {
    says: 'La malattia non vieta un licenziamento, ma non può esserne il motivo. Il preavviso dato dal datore si sospende durante la malattia. Chieda i motivi per raccomandata e vada al sindacato o a Unia.',
  },
  'be.ask.sick-pay': {
    says: 'Avvisi subito il datore e mandi un certificato, di solito in due giorni lavorativi. Lui paga le prime settimane, fino a 30 giorni. Poi paga la mutua: avvisi anche lei.',
  },
  'be.ask.unemployment': {
    says: 'Dal 2026 l’indennità finisce dopo 24 mesi al massimo. Contro un rifiuto o una sanzione ha tre mesi per il tribunale del lavoro, gratis. Chieda al sindacato, e al CPAS un reddito d’integrazione.',
  },
}
