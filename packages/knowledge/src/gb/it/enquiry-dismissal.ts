/** Questions about losing or leaving a job: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_IT: Words = {
  'gb.ask-work.unfair-dismissal': {
    says: 'Per lavori che finiscono prima del 1 gennaio 2027 di solito servono due anni. Per lavori che finiscono da quel giorno, sei mesi. Per alcuni motivi, come gravidanza o discriminazione, non serve un tempo minimo.',
    dependsOn: 'da quanto tempo lavorava lì, e perché ha perso il lavoro',
  },
  'gb.ask-work.two-years': {
    says: 'Fino al 31 dicembre 2026 quasi tutti devono avere due anni di lavoro per agire per licenziamento ingiusto (unfair dismissal). Dal 1 gennaio 2027 bastano sei mesi, e cade anche il limite alle somme.',
    dependsOn: 'il giorno in cui il lavoro finisce',
  },
  'gb.ask-work.resign': {
    says: 'Chieda consiglio prima di dare le dimissioni. Se il datore di lavoro viola gravemente il contratto, andarsene può valere come licenziamento, ma è difficile da provare. Prima faccia un reclamo scritto (grievance).',
  },
  'gb.ask-work.ni-dismissal': {
    says: 'In Irlanda del Nord di solito serve un anno di lavoro, non due, e ha tre mesi per agire. Il datore deve prima scrivere, incontrarla e offrire un appello. Senza questi passi il licenziamento è già ingiusto. Chiami subito la Labour Relations Agency, gratis: 03300 555 300. Chieda il preavviso.',
    dependsOn: 'da quanto tempo lavorava lì, e perché ha perso il lavoro',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'No, di solito, se il lavoro finisce prima del 1 gennaio 2027: servono due anni. Se finisce da quel giorno, bastano sei mesi. Per alcuni motivi non serve un tempo minimo: gravidanza, origine (race) o aver chiesto un diritto di legge.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Si rivolga presto ad Acas, perché corre un termine breve. La malattia non vieta un licenziamento, ma servono una ragione giusta e passi giusti. Per questo servono due anni nel lavoro, o sei mesi se finisce dal 1º gennaio 2027. Se la malattia è una disabilità, non serve un tempo minimo. Chieda la paga del preavviso.',
  },
}
