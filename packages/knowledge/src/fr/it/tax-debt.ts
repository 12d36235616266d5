/** Taxes (impôts) and State seizures: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEBT_WORDS: Words = {
  'fr.public.tax-want': {
    says: 'Il fisco vuole che una tassa sia pagata.',
  },
  'fr.public.tax-want-proposal': {
    says: 'Il fisco vuole cambiare la Sua tassa. È una proposta: prima può rispondere.',
  },
  'fr.public.tax-want-seizure': {
    says: 'Il Tesoro prende soldi dalla banca, dal datore di lavoro o da altri (SATD).',
  },
  'fr.public.tax-want-reminder': {
    says: 'Il Tesoro le ricorda un’imposta non pagata. Nulla è ancora pignorato: paghi o chieda tempo prima della scadenza.',
  },
  'fr.public.tax-want-formal': {
    says: 'Il Tesoro le fa una messa in mora formale (mise en demeure). Nulla è ancora pignorato: paghi o chieda tempo prima della scadenza.',
  },
  'fr.public.tax-who': {
    says: 'Il tesoro pubblico ha poteri forti. Non gli serve un giudice per pignorare, ma deve seguire dei passi.',
  },
  'fr.public.tax-reality': {
    says: 'La maggior parte di chi chiede presto ha tempo per pagare. Scriva prima della data.',
  },
  'fr.public.tax-rights': {
    says: 'Può contestare la tassa, chiedere tempo, e chiedere la cancellazione di tutto o di una parte.',
  },
  'fr.public.tax-not-yet': {
    says: 'Non possono riscuotere la nuova somma prima che finiscano i Suoi 30 giorni per rispondere.',
  },
  'fr.public.tax-deadline-thirty': {
    says: 'Ha 30 giorni per rispondere. Può chiedere altri 30 giorni.',
    action: 'Rispondere alla proposta, o chiedere altri 30 giorni',
    consequence: 'Se non fa nulla, vale come un sì.',
  },
  'fr.public.tax-deadline-seizure': {
    says: 'Ha due mesi per contestare il pignoramento all’ufficio che l’ha fatto.',
    action: 'Contestare il pignoramento per iscritto',
    consequence: 'Dopo non si può più contestare.',
  },
  'fr.public.tax-step-check': {
    says: 'Controlli somma e anno nel Suo spazio su impots.gouv.fr.',
  },
  'fr.public.tax-step-time': {
    says: 'Non può pagare? Mandi un messaggio nel Suo spazio o chiami. Chieda un piano prima della data.',
  },
  'fr.public.tax-step-bank': {
    says: 'Controlli che la banca Le abbia lasciato la somma base, circa 650 €, e liberato i sussidi.',
  },
  'fr.public.tax-step-claim': {
    says: 'Se è sbagliata, mandi un reclamo (réclamation). Chieda lì di non pagare intanto (sursis de paiement).',
  },
  'fr.public.tax-step-waive': {
    says: 'Se non può pagare affatto, chieda la cancellazione (remise gracieuse) con la prova del bilancio.',
  },
  'fr.public.tax-right-claim': {
    says: 'Per la tassa sul reddito può reclamare fino al 31 dicembre del secondo anno dopo l’avviso. Per le tasse locali, l’anno dopo.',
  },
  'fr.public.tax-right-floor': {
    says: 'La banca deve lasciarle una somma base, anche verso lo Stato.',
  },
  'fr.public.tax-right-error': {
    says: 'Ha diritto di sbagliare una volta in buona fede. Rimedi, e di solito non c’è penale.',
  },
  'fr.public.tax-right-four': {
    says: 'Il Tesoro ha quattro anni per riscuotere da quando la tassa è fissata, ma ogni atto li fa ripartire.',
  },
  'fr.public.tax-option-time': {
    title: 'Chiedere tempo per pagare',
    says: 'Offra rate e mostri il bilancio.',
    cost: 'La tassa, forse l’aumento del 10 %.',
    time: 'Un messaggio.',
    risk: 'Nessuno se chiede presto.',
    bestFor: 'La deve ma non può pagare subito.',
  },
  'fr.public.tax-option-claim': {
    title: 'Contestare la tassa',
    says: 'Mandi un reclamo nel Suo spazio online con prove.',
    cost: 'Nulla.',
    time: 'Fino a sei mesi per una risposta.',
    risk: 'Se non paga e perde può aggiungersi l’aumento del 10 %.',
    bestFor: 'La tassa è sbagliata.',
  },
  'fr.public.tax-option-help': {
    title: 'Chiedere al conciliatore fiscale',
    says: 'Se l’ufficio rifiuta, il conciliatore del Suo dipartimento lo guarda gratis.',
    cost: 'Nulla.',
    time: 'Un mese.',
    risk: 'Nessuno.',
    bestFor: 'Ha scritto e non ha avuto una buona risposta.',
  },
  'fr.public.tax-warn-surcharge': {
    says: 'Pagare in ritardo aggiunge di solito il 10 %. Chieda tempo prima della data.',
  },
}
