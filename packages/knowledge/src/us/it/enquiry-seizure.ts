/** Questions about pay, accounts, benefits and homes that are taken for a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_IT: Words = {
  'us.ask-debt.garnish': {
    says: 'Per un debito privato prima devono farle causa e vincere. Poi possono prendere al massimo il 25% dello stipendio dopo le trattenute obbligatorie, e meno da una paga bassa. Alcuni Stati lo proteggono tutto.',
    dependsOn: 'se hanno una sentenza (judgment) contro di Lei',
  },
  'us.ask-debt.bank-account': {
    says: 'Senza una sentenza (judgment) non possono toccare il Suo conto. Con una sentenza possono chiederlo al tribunale. Due mesi di sussidi federali accreditati direttamente devono restare liberi.',
    dependsOn: 'se hanno una sentenza (judgment) contro di Lei',
  },
  'us.ask-debt.social-security': {
    says: 'Un creditore privato non può prendere Social Security, SSI o sussidi VA. Il governo federale può prendere una parte della Social Security per i propri debiti, ma non la SSI.',
  },
  'us.ask-debt.sheriff': {
    says: 'Prendere documenti da loro non vuol dire essere d’accordo. Per sfrattarla o prendere cose serve un ordine del tribunale: chieda di vederlo, non opponga resistenza e chiami l’assistenza legale gratuita (legal aid).',
    dependsOn: 'se portano documenti o un ordine del tribunale',
  },
  'us.ask-debt.house-lien': {
    says: 'Prima devono fare causa e vincere. In quasi tutti gli stati la sentenza può allora gravare sulla casa (lien), ma la legge sulla casa di famiglia (homestead) ne protegge una parte o tutto. Poche carte portano a una vendita forzata.',
    dependsOn: 'se hanno una sentenza, e il Suo Stato',
  },
  'us.ask-debt.refund-offset': {
    says: 'No. Solo debiti pubblici come tasse, mantenimento dei figli e prestiti federali per studenti possono essere presi da un rimborso federale. Una ditta privata con una sentenza potrebbe prendere i soldi quando sono in banca.',
  },
}
