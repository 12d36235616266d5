/** The Italian words of Spain: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_IT: Words = {
  'es.fine.want': {
    says: 'Un ufficio del traffico Le dà una multa e Le chiede di pagare, opporsi o dire chi guidava.',
  },
  'es.fine.who': {
    says: 'È un ufficio pubblico: la DGT, la Sua regione o il Suo comune. Può riscuotere i soldi senza giudice.',
  },
  'es.fine.rights': {
    says: 'Può pagare metà entro 20 giorni, o opporsi entro 20 giorni. Non può fare tutte e due le cose.',
  },
  'es.fine.reality': {
    says: 'È una vera multa, ma non un reato. Lei sceglie: metà prezzo, o opporsi e conservare il diritto di ricorso.',
  },
  'es.fine.no-seizure': {
    says: 'Non possono pignorare soldi mentre corrono i Suoi 20 giorni. Prima vengono una decisione finale e un tempo per pagare.',
  },
  'es.fine.limits': {
    says: 'Un’infrazione lieve è troppo vecchia dopo tre mesi, una grave dopo sei, se non c’è stato nessun atto.',
  },
  'es.fine.deadline-half': {
    says: 'Ha 20 giorni di calendario dal giorno dopo che l’ha ricevuta. Noi contiamo dalla sua data, per sicurezza.',
    action: 'Pagare metà, o mandare le Sue osservazioni (alegaciones)',
    consequence: 'Perde la metà del prezzo, e la pratica va avanti senza le Sue parole.',
  },
  'es.fine.deadline-driver': {
    says: 'Se l’auto è Sua e non guidava, indichi chi guidava entro 20 giorni.',
    action: 'Indicare chi guidava',
    consequence: 'Può ricevere un’altra multa, più alta, per non averlo indicato.',
  },
  'es.fine.deadline-review': {
    says: 'Contro la decisione finale (resolución sancionadora) ha un mese.',
    action: 'Chiedere un riesame (recurso de reposición)',
    consequence: 'La multa diventa definitiva.',
  },
  'es.fine.right-half': {
    says: 'Ha diritto di pagare metà entro 20 giorni di calendario. Allora è chiusa, e può solo andare dal giudice.',
  },
  'es.fine.right-object': {
    says: 'Ha diritto di opporsi per iscritto e di offrire prove. Allora la metà del prezzo non vale più.',
  },
  'es.fine.right-photo': {
    says: 'Ha diritto di vedere la pratica: la foto, il luogo, l’ora e il controllo del radar.',
  },
  'es.fine.right-one-year': {
    says: 'Se non c’è decisione un anno dopo l’inizio della pratica, questa decade (caducidad).',
  },
  'es.fine.option-pay': {
    says: 'Paghi sul sito ufficiale, in banca o alla posta entro 20 giorni.',
    title: 'Pagare metà ora',
    cost: 'Metà della multa.',
    time: 'Minuti.',
    risk: 'Rinuncia all’opposizione. I punti vengono tolti lo stesso.',
    bestFor: 'La multa è giusta.',
  },
  'es.fine.option-object': {
    says: 'Mandi i Suoi motivi e le prove all’ufficio indicato.',
    title: 'Opporsi',
    cost: 'Nulla, ma perde la metà del prezzo.',
    time: '20 giorni per mandarla. Mesi per una risposta.',
    risk: 'Può pagare la multa intera.',
    bestFor: 'Ha prove, o la pratica ha un errore.',
  },
  'es.fine.option-help': {
    says: 'Un club di automobilisti, un’associazione di consumatori o un avvocato può leggere la pratica.',
    title: 'Chiedere aiuto',
    cost: 'Spesso gratis per i soci.',
    time: 'Alcuni giorni.',
    risk: 'I 20 giorni vanno avanti.',
    bestFor: 'Molti punti o una somma grande.',
  },
  'es.fine.insight-margin': {
    says: 'I radar hanno un margine di errore che va tolto a Suo favore.',
    actionable: 'Chieda il certificato di controllo del radar e la velocità corretta.',
  },
  'es.fine.warning-board': {
    says: 'Se non La trovano, la multa va su una bacheca pubblica (TEU) e vale come consegnata dopo 20 giorni. Tenga giusto il Suo indirizzo alla DGT.',
  },
  'es.fine.tactic-no-name': {
    says: 'Usi i 20 giorni per avere la pratica prima di scegliere.',
    risk: 'La pratica può arrivare tardi.',
    notWhen: 'Il giorno 20 è vicino: allora scelga.',
  },
  'es.fine.element-facts': {
    says: 'Una multa deve indicare l’auto, il luogo, l’ora, il fatto e la regola.',
    name: 'Auto, luogo, ora e fatto',
    ifMissing: 'Dica nell’opposizione che cosa manca.',
  },
}
