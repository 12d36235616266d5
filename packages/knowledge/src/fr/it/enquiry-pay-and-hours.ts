/** Questions about wages, working hours and holidays: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.minimum-wage': {
    says: 'Dal 1 giugno 2026 il salario minimo (Smic) è 12,31 € l’ora prima delle trattenute, 1.867,02 € al mese per 35 ore.',
  },
  'fr.ask-work.holiday-left': {
    says: 'Il datore Le deve il pagamento delle ferie rimaste, anche se si è dimesso. Arriva con l’ultima busta paga. Lo chieda per raccomandata. Ha tre anni.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'quando Glielo hanno detto',
    says: 'Il capo fissa le date, dopo aver sentito il personale e guardando alle famiglie. Deve saperle un mese prima. Poi le cambia solo per un motivo grave. Ogni anno deve poter prendere almeno dodici giorni di fila.',
  },
  'fr.ask-work.undeclared': {
    says: 'Il lavoro nero è colpa del datore, non Sua. Alla fine del lavoro può chiedere sei mesi di paga e tutto il dovuto. Tenga messaggi, foto e testimoni. Avvisi l’ispettorato e vada al tribunale del lavoro.',
  },
}
