/** The Italian words of Spain: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_IT: Words = {
  'es.insurance.want': {
    says: 'Un’assicurazione dice no, paga meno, chiude la polizza o chiede un premio.',
  },
  'es.insurance.who': {
    says: 'È un’assicurazione privata. La controlla la Direzione delle assicurazioni (DGSFP).',
  },
  'es.insurance.rights': {
    says: 'Può chiedere i motivi, mandare un Suo perito, reclamare gratis e fare causa.',
  },
  'es.insurance.reality': {
    says: 'Un primo no non è definitivo. Le clausole che limitano i Suoi diritti valgono solo se sono in evidenza e firmate da Lei.',
  },
  'es.insurance.no-court': {
    says: 'Per un premio non pagato non può prendere i Suoi soldi senza un tribunale.',
  },
  'es.insurance.time': {
    says: 'Ha due anni per chiedere danni alle cose, e cinque per le persone.',
  },
  'es.insurance.right-forty': {
    says: 'Entro 40 giorni dalla Sua denuncia deve pagare almeno la somma che sa di dovere.',
  },
  'es.insurance.right-interest': {
    says: 'Se dopo tre mesi non ha pagato senza un buon motivo, Le deve interessi alti.',
  },
  'es.insurance.right-limits': {
    says: 'Le clausole che limitano i Suoi diritti devono essere in evidenza e accettate per iscritto.',
  },
  'es.insurance.right-expert': {
    says: 'Se non siete d’accordo sul danno, può nominare un Suo perito. Decide un terzo.',
  },
  'es.insurance.right-month': {
    says: 'Se non paga un premio successivo, la copertura si ferma un mese dopo la scadenza. Se non lo chiede entro sei mesi, il contratto finisce.',
  },
  'es.insurance.right-one-month-leave': {
    says: 'Può fermare il rinnovo annuale con un mese di preavviso. L’assicurazione ne deve dare due.',
  },
  'es.insurance.step-reasons': {
    says: 'Chieda per iscritto il motivo, la clausola che usa e la relazione del perito.',
  },
  'es.insurance.step-sac': {
    says: 'Reclami al servizio clienti o al difensore (defensor). Conservi la prova della data.',
  },
  'es.insurance.step-dgsfp': {
    says: 'Se dice no o non risponde in tempo, reclami gratis alla DGSFP.',
  },
  'es.insurance.step-proof': {
    says: 'Conservi foto, fatture e relazioni. Denunci un nuovo danno entro sette giorni.',
  },
  'es.insurance.option-complain': {
    says: 'Prima all’assicurazione, poi alla DGSFP.',
    title: 'Reclamare',
    cost: 'Nulla.',
    time: 'Uno o due mesi, poi alcuni mesi.',
    risk: 'Il parere della DGSFP non vincola l’assicurazione.',
    bestFor: 'Il no non ha un motivo chiaro.',
  },
  'es.insurance.option-expert': {
    says: 'Il Suo perito e il loro guardano il danno. Decide un terzo.',
    title: 'Nominare un Suo perito',
    cost: 'Il Suo perito, e metà del terzo.',
    time: 'Settimane.',
    risk: 'Può costare più di quanto ottiene.',
    bestFor: 'Accettano di pagare, ma troppo poco.',
  },
  'es.insurance.option-court': {
    says: 'Un giudice può ordinare il pagamento con interessi. Fino a 2.000 € senza avvocato.',
    title: 'Andare dal giudice',
    cost: 'Un avvocato oltre 2.000 €.',
    time: 'Mesi.',
    risk: 'Spese se perde.',
    bestFor: 'Una somma grande e buone prove.',
  },
  'es.insurance.insight-small-print': {
    says: 'Se la clausola non è stata firmata a parte, può non valere.',
    actionable: 'Cerchi la Sua firma sotto le condizioni speciali.',
  },
  'es.insurance.warning-sign-less': {
    says: 'Non firmi un documento che dice che la somma chiude tutto (finiquito) se è troppo bassa.',
  },
}
