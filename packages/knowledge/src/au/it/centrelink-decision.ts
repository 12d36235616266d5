/** The Italian words of the rows in ../centrelink-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CENTRELINK_DECISION_IT: Words = {
  'au.centrelink.deadline': {
    says: 'Può chiedere il riesame anche più tardi. Ma entro 13 settimane può riavere tutti i soldi persi.',
    action: 'Chiedere il riesame della decisione',
    consequence: 'Un riesame più tardi di solito conta solo dal giorno in cui lo ha chiesto.',
  },
  'au.centrelink.right-review': {
    says: 'Un altro funzionario riguarda tutto gratis. Può chiedere i motivi e le carte che hanno usato.',
  },
  'au.centrelink.right-tribunal': {
    says: 'Se anche lui dice no, l’Administrative Review Tribunal lo esamina gratis.',
  },
  'au.centrelink.step-call': {
    says: 'Chieda una spiegazione e dica: voglio un riesame formale (formal review). Scriva il giorno e il numero di ricevuta.',
  },
  'au.centrelink.step-proof': {
    says: 'Mandi prove che rispondono al motivo, come buste paga o una relazione del Suo medico.',
  },
  'au.centrelink.option-review': {
    says: 'Lo chieda online, per telefono o per lettera. Un centro per i diritti sociali (welfare rights centre) La aiuta gratis.',
    title: 'Chiedere un riesame formale',
    cost: 'Gratis.',
    time: 'Alcune settimane o mesi.',
    risk: 'Basso.',
    bestFor: 'Pensa che un fatto o una regola sia stata letta male.',
  },
  'au.centrelink.reality': {
    says: 'Una verifica (review) è un controllo normale. Non è un’accusa, e per ora il pagamento continua.',
  },
  'au.centrelink.right-time': {
    says: 'Se Le serve più tempo per moduli o relazioni, lo chieda prima dell’ultimo giorno e dica perché.',
  },
  'au.centrelink.right-after': {
    says: 'Se poi il pagamento si ferma, può chiedere un riesame gratis. Entro 13 settimane può riavere tutti i soldi persi.',
  },
  'au.centrelink.step-form': {
    says: 'Compili il modulo con la verità e lo mandi entro il giorno nella lettera. Tenga una copia e il numero di ricevuta.',
  },
  'au.centrelink.step-doctor': {
    says: 'Vada presto dal Suo medico per nuove relazioni, e dica come sta nei giorni brutti.',
  },
  'au.centrelink.warn': {
    says: 'Se non risponde, il pagamento può essere fermato. Se succede, chiami subito e mandi il modulo.',
  },
}
