/** The Italian words of the rows in ../dismissal-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_IT: Words = {
  'us.work.step-unemployment': {
    says: 'Chieda la disoccupazione (unemployment) al Suo Stato questa settimana. Una richiesta in ritardo può costarle soldi.',
  },
  'us.work.step-pay': {
    says: 'Controlli l’ultima paga: ore, straordinari, mance e ferie che lo Stato o le regole della ditta dicono dovute.',
  },
  'us.work.option-severance': {
    says: 'Chieda più soldi, l’assicurazione sanitaria, una buona referenza o un motivo di uscita più gentile.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o il costo di un avvocato',
    time: 'Prima di firmare',
    risk: 'Possono rifiutare, o ritirare l’offerta.',
    bestFor: 'Le offrono una buonuscita (severance), o può avere un diritto.',
  },
  'us.work.warning-sign': {
    says: 'Se firma una rinuncia (release), può perdere il diritto di fare causa. La paga che ha guadagnato è Sua senza firmare.',
  },
  'us.work.step-no-sign': {
    says: 'Non firmi sul momento una rinuncia (release) o un foglio di buonuscita (severance). Lo porti a casa e si faccia consigliare.',
  },
  'us.work.step-proof': {
    says: 'Scriva che cosa è successo e quando, e chi ha detto che cosa. Tenga questa lettera, buste paga, giudizi e messaggi.',
  },
  'us.work.step-dispute': {
    says: 'Se pensa che fosse vietato, contatti presto l’EEOC, il Department of Labor o un avvocato del lavoro.',
  },
  'us.work.option-charge': {
    says: 'La presenti online all’EEOC o all’ufficio del Suo Stato. Le serve prima di quasi tutte le cause per discriminazione.',
    title: 'Presentare una denuncia (charge) all’EEOC',
    cost: 'Gratis',
    time: '180 o 300 giorni per presentarla',
    risk: 'Basso. La legge vieta di vendicarsi.',
    bestFor: 'Pensa che sia per chi è Lei, o perché l’ha segnalato.',
  },
  'us.work.option-wages': {
    says: 'Chiami la Wage and Hour Division o l’ufficio del lavoro del Suo Stato. Può anche fare causa per il doppio della paga mancante.',
    title: 'Fare reclamo per paga non data',
    cost: 'Gratis',
    time: 'Due anni, o tre se fatto apposta',
    risk: 'Basso. La legge vieta di vendicarsi.',
    bestFor: 'Mancano paga, straordinari o mance.',
  },
  'us.work.option-help': {
    says: 'Un avvocato o l’assistenza legale gratuita (legal aid) può dirle se il motivo era vietato e quanto può valere la richiesta.',
    title: 'Parlare con un avvocato del lavoro',
    cost: 'Spesso il primo colloquio è gratis',
    time: 'Entro giorni',
    risk: 'Nessuno.',
    bestFor: 'Deve firmare qualcosa, o pensa che fosse vietato.',
  },
}
