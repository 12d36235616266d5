/** Questions about giving notice and unemployment pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_IT: Words = {
  'be.ask.unemployment': {
    says: 'Dal 2026 l’indennità finisce dopo 24 mesi al massimo. Contro un rifiuto o una sanzione ha tre mesi per il tribunale del lavoro, gratis. Chieda al sindacato, e al CPAS un reddito d’integrazione.',
  },
  'be.ask.unemployment-back': {
    says: 'Chieda come è calcolata la somma. Ha tre mesi per il tribunale del lavoro, senza spese. Se era in buona fede, possono chiedere al massimo gli ultimi 150 giorni. Può anche chiedere un piano o uno sgravio.',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'perché se n’è andato',
    says: 'Andarsene senza buona ragione costa di solito settimane di indennità, da 4 a 52. Contano le buone ragioni: salario non pagato, salute, trasloco per la famiglia. Da marzo 2026, dopo circa dieci anni di lavoro, può andarsene una volta e avere fino a sei mesi. Conservi le prove, si iscriva subito e si difenda all’audizione. Contro una sanzione ha tre mesi per il tribunale del lavoro.',
  },
  'be.ask.c4': {
    says: 'Il datore deve darLe il modulo C4 al più tardi l’ultimo giorno. Lo chieda per raccomandata e avvisi il sindacato o l’ONEM (RVA). Si iscriva comunque subito come disoccupato. Il tribunale del lavoro può ordinarlo.',
  },
  'be.ask.fixed-term': {
    says: 'Se il datore lo chiude prima senza motivo grave, deve la paga fino alla fine, al massimo il doppio dell’indennità di preavviso. Solo nella prima metà, al massimo sei mesi, può dare preavviso. Ha un anno per chiedere.',
  },
}
