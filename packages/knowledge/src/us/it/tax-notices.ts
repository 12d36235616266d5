/** The Italian words of the rows in ../tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NOTICES_IT: Words = {
  'us.tax.not-yet-proposed': {
    says: 'È una proposta. L’IRS non può incassare prima di mandare un avviso di tassa mancante (notice of deficiency) e darle 90 giorni per la Tax Court.',
  },
  'us.tax.right-proposed': {
    says: 'Può essere d’accordo con tutto, con una parte o con nulla. Risponda con prove entro il giorno nell’avviso.',
  },
  'us.tax.step-proposed-late': {
    says: 'Il giorno è passato, ma risponda lo stesso ora: accetti, o dica perché no, con prove. Chiami e chieda se è ancora possibile. Se arriva una notice of deficiency, ha 90 giorni per la Tax Court.',
  },
  'us.tax.right-accuracy': {
    says: 'Una penale del 20% per una dichiarazione sbagliata si può togliere se aveva una buona ragione e ha agito in buona fede. La chieda.',
  },
  'us.tax.right-lien': {
    says: 'Dopo un avviso pubblico di vincolo per tasse (tax lien) ha circa 30 giorni per chiedere un’udienza. Un piano può farlo ritirare.',
  },
  'us.tax.right-offset': {
    says: 'Un rimborso può andare per tasse, alimenti per i figli (child support) o debiti federali. Il marito o la moglie che non deve nulla può chiedere indietro una parte (Form 8379).',
  },
  'us.tax.right-spouse': {
    says: 'Se la tassa viene da un errore del marito o della moglie, può chiedere di non doverla (Form 8857).',
  },
  'us.tax.right-math-error': {
    says: 'Se l’IRS ha cambiato la Sua dichiarazione per un errore di calcolo (math error), ha 60 giorni per chiedere di annullare il cambiamento. Allora prima deve provarlo.',
  },
  'us.tax.deadline-math-error': {
    says: 'Ha 60 giorni da un avviso di errore di calcolo (math error) per dire che non è d’accordo.',
    action: 'Chiedere all’IRS di annullare il cambiamento (abatement) se non è d’accordo',
    consequence: 'Il cambiamento resta, e perde per questo la via alla Tax Court.',
  },
  'us.tax.right-plan-ends': {
    says: 'L’IRS deve scrivere 30 giorni prima di finire il Suo piano di pagamento. Paghi ciò che è in ritardo, chieda un nuovo piano o faccia ricorso.',
  },
  'us.tax.right-social-security': {
    says: 'Per le tasse l’IRS può prendere al massimo il 15% della Social Security. Un piano o la prova di una grave difficoltà può fermarlo.',
  },
  'us.tax.right-identity': {
    says: 'L’IRS trattiene il rimborso finché non mostra chi è. Se non ha fatto nessuna dichiarazione, lo dica: forse qualcuno ha usato il Suo nome.',
  },
  'us.tax.right-audit-appeal': {
    says: 'Ha 30 giorni per fare ricorso dentro l’IRS contro un rapporto di controllo (audit) prima che arrivi un avviso di tassa mancante (notice of deficiency).',
  },
  'us.tax.right-three-years': {
    says: 'L’IRS ha quasi sempre tre anni dalla dichiarazione per aggiungere imposta. Ne ha sei se mancava più di un quarto del Suo reddito.',
  },
  'us.tax.right-release': {
    says: 'Se un pignoramento (levy) Le lascia troppo poco per le spese di base, l’IRS deve toglierlo. Chiami subito e mostri redditi e spese.',
  },
}
