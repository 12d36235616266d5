/** What is due when a job ends: notice, pay, papers and benefits: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_PAY_WORDS: Words = {
  'fr.job.not-yet-waive': {
    says: 'Nessuno può farla rinunciare ai Suoi diritti con una firma sul conto finale. Ha sei mesi per contestarlo.',
  },
  'fr.job.know-benefits': {
    says: 'Dopo ogni licenziamento, anche per colpa grave, può chiedere il sussidio a France Travail.',
  },
  'fr.job.deadline-receipt': {
    says: 'Se ha firmato il conto finale, ha sei mesi per contestare le somme.',
    action: 'Contestare il conto finale per raccomandata',
    consequence: 'Dopo le somme elencate sono chiuse.',
  },
  'fr.job.step-register': {
    says: 'Si iscriva a France Travail il giorno dopo la fine del contratto. Il datore deve darle le carte.',
  },
  'fr.job.step-papers': {
    says: 'Controlli le carte finali: certificato di lavoro, modulo France Travail, conto finale (solde de tout compte).',
  },
  'fr.job.right-notice': {
    says: 'Ha diritto al preavviso: un mese da sei mesi di lavoro, due mesi da due anni. Il contratto collettivo può dare di più.',
  },
  'fr.job.right-pay': {
    says: 'Dopo otto mesi ha un’indennità: un quarto di un mese di paga per anno, e un terzo dall’undicesimo anno.',
  },
  'fr.job.right-fault': {
    says: 'Per colpa grave (faute grave) non c’è preavviso né indennità. Le ferie non prese vanno pagate lo stesso.',
  },
  'fr.job.option-accept': {
    title: 'Accettare e chiedere il dovuto',
    says: 'Controlli preavviso, indennità e ferie. Si iscriva a France Travail.',
    cost: 'Nulla.',
    time: 'Un giorno.',
    risk: 'Può perdere soldi se il motivo era cattivo.',
    bestFor: 'Il motivo è giusto e le somme tornano.',
  },
}
