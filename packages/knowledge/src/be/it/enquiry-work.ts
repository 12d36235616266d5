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
  'be.ask.unemployment-back': {
    says: 'Chieda come è calcolata la somma. Ha tre mesi per il tribunale del lavoro, senza spese. Se era in buona fede, possono chiedere al massimo gli ultimi 150 giorni. Può anche chiedere un piano o uno sgravio.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'se è impiegato o operaio',
    says: 'Agli impiegati il datore paga l’indennità di ferie rimasta alla fine del lavoro, con l’ultima paga. Agli operai paga la cassa ferie in primavera. La chieda per iscritto, poi al sindacato o all’ispettorato.',
  },
  'be.ask.dismissed-message': {
    says: 'Un messaggio può chiudere subito il rapporto, ma allora Le devono la paga di tutto il preavviso. Un preavviso da lavorare deve arrivare per raccomandata o ufficiale giudiziario. Conservi il messaggio, chieda i motivi e vada dal sindacato.',
  },
  'be.ask.health-fund-refuses': {
    says: 'Chieda la decisione per iscritto. Ha tre mesi per il tribunale del lavoro. Non costa nulla, anche se perde. Chieda una relazione al medico, e aiuto al sindacato o a un avvocato gratuito.',
  },
  'be.ask.pregnant': {
    says: 'Da quando il datore lo sa e fino a un mese dopo il congedo, può licenziare solo per un motivo estraneo alla gravidanza, e deve provarlo. Altrimenti deve sei mesi di paga in più. Chieda i motivi per iscritto.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'ciò che avete concordato',
    says: 'Le date si fissano d’accordo: nessuno decide da solo. I genitori di scolari hanno la precedenza nelle vacanze scolastiche. Il capo deve lasciarLe prendere tutti i giorni di legge nell’anno. Lo chieda per iscritto, poi avvisi l’ispettorato.',
  },
}
