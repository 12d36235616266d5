/** Domande sul lavoro, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_IT: Words = {
  'gb.ask-work.ni-self-employed': {
    says: 'Se deve fare il lavoro di persona e loro lo controllano, può essere un lavoratore (worker) con diritto a paga e ferie. Chiami gratis la Labour Relations Agency allo 03300 555 300. Spesso il termine è di tre mesi.',
    dependsOn: 'come lavora davvero, non il nome dato',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'No, di solito, se il lavoro finisce prima del 1 gennaio 2027: servono due anni. Se finisce da quel giorno, bastano sei mesi. Per alcuni motivi non serve un tempo minimo: gravidanza, origine (race) o aver chiesto un diritto di legge.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un licenziamento per gravidanza è ingiusto dal primo giorno, ed è discriminazione. Per agire non serve un tempo minimo nel lavoro. Contatti ora Acas, perché c’è un termine, e conservi ogni messaggio.',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'No, per l’indennità di legge (redundancy pay) servono due anni interi di lavoro. Il contratto può darle di più. Ha comunque preavviso, paga e le ferie non prese.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Con due anni interi di lavoro ha l’indennità (redundancy pay). È una settimana di paga l’anno, o una e mezza da 41 anni, fino a un limite. Il preavviso è in più. Se il datore di lavoro non può pagare, può farlo il Redundancy Payments Service dello Stato.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'No, di solito. Serve una legge, una clausola del contratto, o il Suo sì scritto di prima. Le spese del lavoro non possono portarla sotto il salario minimo. Lo chieda per iscritto e contatti ora Acas: i termini sono brevi.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contatti ora Acas. Per un licenziamento dal 1 ottobre 2026 ha sei mesi meno un giorno. Per uno di prima erano tre mesi meno un giorno. Un licenziamento per gravidanza è ingiusto dal primo giorno, senza tempo minimo nel lavoro.',
  },
  'gb.ask-work.low-rate': {
    says: 'No, se ha 18 anni o più e non è un apprendista (apprentice). Da aprile 2026 il minimo è £12.71 l’ora da 21 anni, e £10.85 da 18 a 20. Può chiedere ciò che manca.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Contano al massimo gli ultimi 20 anni. Ogni anno intero dà una settimana di paga, una e mezza dai 41 anni, mezza sotto i 22. Una settimana conta fino a £751 dal 6 aprile 2026. Il preavviso si aggiunge, fino a 12 settimane.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Si rivolga presto ad Acas, perché corre un termine breve. La malattia non vieta un licenziamento, ma servono una ragione giusta e passi giusti. Per questo servono due anni nel lavoro, o sei mesi se finisce dal 1º gennaio 2027. Se la malattia è una disabilità, non serve un tempo minimo. Chieda la paga del preavviso.',
  },
}
