/** Licenciement, sanction, grossesse, salaire et allocation, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_IT: Words = {
  'jp.job.right-four-tests': {
    says: 'Per una riduzione del personale i tribunali chiedono quattro cose. Era necessaria? Si era provato tutto il resto? La scelta era giusta? Hanno spiegato e parlato?',
  },
  'jp.job.right-punish': {
    says: 'Una punizione deve stare nelle regole di lavoro ed essere adatta a ciò che ha fatto. Un taglio di paga è al massimo mezza giornata per caso, e un decimo in un mese.',
  },
  'jp.job.right-pregnant': {
    says: 'Un licenziamento per gravidanza, parto o congedo per un figlio è nullo. Fino a un anno dopo il parto il datore deve provare un altro motivo.',
  },
  'jp.job.right-seven-days': {
    says: 'Quando va via e lo chiede, la ditta deve pagare le paghe aperte e rendere le Sue cose entro sette giorni.',
  },
  'jp.job.right-overtime': {
    says: 'Lo straordinario richiede almeno il 25% in più, e il 50% oltre 60 ore al mese. Tenga note Sue delle ore. Può chiedere tre anni indietro.',
  },
  'jp.job.right-benefit': {
    says: 'Se la ditta ha chiuso il lavoro, il sussidio di solito parte prima e dura di più. Controlli che il foglio di uscita (離職票) lo dica. Può opporsi a Hello Work.',
  },
  'jp.job.right-bullying': {
    says: 'Ogni datore deve fermare le prepotenze dei capi (パワハラ) e non può punirla se le segnala. Tenga note e vada allo sportello lavoro (総合労働相談コーナー).',
  },
  'jp.job.right-term-notice': {
    says: 'Dopo tre rinnovi o un anno, la ditta deve avvisare 30 giorni prima che non rinnova. Chieda un foglio con il vero motivo.',
  },
  'jp.job.right-pay-kept': {
    says: 'La ditta non può ridurre la paga senza il suo consenso libero. Nuove regole vincolano solo se ragionevoli e rese note.',
  },
  'jp.job.step-pay-kept': {
    says: 'Non firmi il consenso. Chieda per iscritto il motivo e la nuova paga. Vada allo sportello gratuito del lavoro (総合労働相談コーナー).',
  },
  'jp.job.right-trial': {
    says: 'Un periodo di prova è un vero lavoro. Serve un buon motivo che la ditta non poteva sapere all’assunzione. Dopo 14 giorni deve 30 giorni di preavviso o di paga.',
  },
}
