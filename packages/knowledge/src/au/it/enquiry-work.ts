/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'au.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo. Senza il Suo consenso un datore di lavoro di solito non può ridurre paga concordata o orario fisso. Mai può andare sotto il contratto di settore (award). Chiami il Fair Work Ombudsman al 13 13 94.',
  },
  'au.ask.dismissed-pregnant': {
    says: 'È contro la legge licenziarla perché è incinta. Per questo non Le servono sei mesi di lavoro. Si rivolga alla Fair Work Commission entro 21 giorni: 1300 799 675.',
  },
  'au.ask.settlement-agreement': {
    says: 'Non firmi sul momento. Prima chieda un consiglio, perché di solito rinuncia ai Suoi diritti. Attenzione ai 21 giorni per la Fair Work Commission. Al minimo di legge non si può rinunciare con una firma.',
  },
  'au.ask.sacked-early': {
    says: 'Per il licenziamento ingiusto servono sei mesi di lavoro, o dodici se ci sono meno di 15 persone. Se è per malattia o un reclamo, non ne serve nessuno. Domanda entro 21 giorni.',
  },
  'au.ask.underpaid': {
    says: 'Può chiedere fino a sei anni di paga mancante. Annoti le ore, scriva al datore di lavoro, poi chieda gratis al Fair Work Ombudsman. Pagare meno sapendolo è un reato.',
  },
  'au.ask.casual': {
    says: 'Dopo sei mesi, o dodici in una piccola azienda, può scrivere che sceglie di essere fisso. Il datore deve rispondere entro 21 giorni e per dire no serve un motivo giusto.',
  },
  'au.ask.redundancy-pay': {
    says: 'L’indennità va da 4 settimane dopo un anno a 16 dopo nove. Un’azienda con meno di 15 persone quasi mai la deve, ma deve preavviso e ferie.',
  },
  'au.ask.leave-paid-out': {
    says: 'Le ferie non godute vanno pagate alla fine del lavoro. Possono imporre le ferie solo se il contratto (award) lo permette ed è giusto, come per una chiusura.',
  },
  'au.ask.warning-letter': {
    says: 'Non deve essere d’accordo. Può firmare solo per ricevuta e rispondere per iscritto. Un motivo giusto e la possibilità di rispondere contano se poi La licenziano.',
  },
  'au.ask.training-bond': {
    says: 'Di solito no. Una trattenuta chiede il Suo sì scritto e deve essere a Suo vantaggio, o essere nell’award. Una clausola ingiusta di rimborso non vale. Chieda al Fair Work Ombudsman.',
  },
  'au.ask.public-holiday': {
    says: 'Nei festivi può stare a casa, con paga base se avrebbe lavorato. Possono chiederLe di lavorare se è giusto, e Lei può rifiutare con un motivo giusto. Gli award di solito pagano di più.',
  },
}
