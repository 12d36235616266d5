/** A benefit that was refused, cut or ended: nothing is asked back. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_IT: Words = {
  'gb.benefit.refused-want': {
    says: 'Hanno deciso che Lei non riceve questo aiuto, o ne riceve meno. Non chiedono nulla indietro.',
  },
  'gb.benefit.refused-rights': {
    says: 'Può chiedere gratis di riguardare la decisione. Se dicono ancora no, può decidere un tribunale gratuito.',
  },
  'gb.benefit.refused-reality': {
    says: 'Un no non è la fine. Molte decisioni cambiano quando si contestano e si mandano le prove.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Chieda un riesame (mandatory reconsideration) entro un mese dalla data della lettera. Può chiamare, scrivere o usare il modulo.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Chieda una copia della relazione (assessment report). Segni ogni riga sbagliata o incompleta.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Guardi ogni domanda con troppo pochi punti. Dica che cosa succede, quanto spesso e quale aiuto serve. Aggiunga lettere di un medico o di chi La assiste.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Chieda aiuto gratuito a un consulente (welfare rights adviser). Chieda quali altri aiuti può avere nel frattempo.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Conosce i punti e La aiuta a scrivere quello che conta.',
    title: 'Trovare un consulente per gli aiuti',
    cost: 'Nulla.',
    time: 'Una chiamata questa settimana.',
    risk: 'Non aspetti un appuntamento se l’ultimo giorno è vicino.',
    bestFor: 'Tutti quelli che hanno avuto un no.',
  },
  'gb.benefit.tribunal-month': {
    says: 'Ha un mese dalla data di questo avviso per ricorrere a un tribunale gratuito.',
    action: 'Ricorrere al tribunale gratuito',
    consequence: 'Dopo, il tribunale deve accettare un ricorso tardivo.',
  },
  'gb.benefit.right-savings': {
    says: 'Con più di 16.000 £ di risparmi quasi nessuno ha Housing Benefit. Ma certe somme non contano, e un debito su un bene ne abbassa il valore. Chieda come è stata contata ogni somma.',
  },
  'gb.benefit.right-reside': {
    says: 'Non accetti il primo no. Un lavoro, anche parziale, un familiare che lavora o un figlio a scuola può dare il diritto. Con il pre-settled status devono anche chiedersi se vivrebbe con dignità senza i soldi.',
  },
  'gb.benefit.refused-step-reason': {
    says: 'Cerchi il motivo nella lettera. Dica che cosa è sbagliato e mandi le prove: estratti conto, buste paga, messaggi o una nota del medico.',
  },
  'gb.benefit.refused-month': {
    says: 'Ha un mese dalla data della decisione per chiedere un nuovo esame.',
    action: 'Chiedere di riesaminare la decisione',
    consequence: 'Dopo serve un buon motivo per il ritardo.',
  },
  'gb.benefit.refused-option-again': {
    says: 'Dica che cosa è sbagliato e mandi le prove. Si chiama «mandatory reconsideration».',
    title: 'Chiedere un nuovo esame',
    cost: 'Nulla.',
    time: 'Entro un mese. Una risposta dopo alcune settimane.',
    risk: 'Basso. Riguardano tutta la prestazione.',
    bestFor: 'Pensa che un fatto o una regola sia stato letto male.',
  },
  'gb.benefit.refused-housing': {
    says: 'Entro un mese dalla lettera può chiedere al comune (council) un nuovo esame, o fare subito ricorso gratuito al tribunale (tribunal). Prima può chiedere i motivi per iscritto.',
  },
  'gb.benefit.refused-council-tax': {
    says: 'Scriva al comune (council) perché è sbagliato. Se dice no, o non risponde in due mesi, può ricorrere gratis al Valuation Tribunal.',
  },
  'gb.benefit.refused-child-benefit': {
    says: 'Se lo chiede, HMRC deve riesaminare la decisione, gratis. Se resta un no, ha un mese per il ricorso gratuito al tribunale (tribunal).',
  },
}
