/** A notice of a higher rent in England, from a private or a social landlord: what makes it count, who can set the rent, and what to do before the day. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_INCREASE_IT: Words = {
  'gb.rent-rise.not-yet': {
    says: 'Fino al giorno indicato deve solo il vecchio affitto. Dire no all’aumento non è un motivo legale per mandarLa via.',
  },
  'gb.rent-rise.reality': {
    says: 'Il tribunale guarda gli affitti di case simili vicine. Quanto può pagare non conta: raccolga quindi annunci.',
  },
  'gb.rent-rise.right-faulty': {
    says: 'Un avviso sul modulo sbagliato, con meno di due mesi o entro 52 settimane dall’ultimo aumento non cambia l’affitto. Il tribunale può dirlo.',
  },
  'gb.rent-rise.right-hardship': {
    says: 'Se il nuovo affitto Le causasse un grave disagio, il tribunale può rinviarne l’inizio fino a due mesi dopo la decisione.',
  },
  'gb.rent-rise.right-leave': {
    says: 'Può lasciare la casa con un preavviso scritto di due mesi, senza dare un motivo.',
  },
  'gb.rent-rise.step-check': {
    says: 'Controlli tre cose. È il modulo Form 4A? Ci sono due mesi interi prima dell’inizio? Sono passate 52 settimane dall’ultimo aumento o dal Suo arrivo?',
  },
  'gb.rent-rise.step-mark': {
    says: 'Segni il giorno in cui inizia il nuovo affitto. Per opporsi, il modulo deve arrivare al tribunale prima di quel giorno.',
  },
  'gb.rent-rise.step-old-rent': {
    says: 'Continui a pagare puntuale il vecchio affitto fino all’inizio del nuovo. Pagare di più ora può sembrare un sì.',
  },
  'gb.rent-rise.step-benefits': {
    says: 'Se riceve Universal Credit o Housing Benefit, comunichi il nuovo affitto quando inizia. Chieda a un consulente altri aiuti.',
  },
  'gb.rent-rise.option-tribunal': {
    says: 'Invii al tribunale il suo modulo, questo avviso e annunci di case simili, prima che inizi il nuovo affitto.',
    title: 'Far fissare l’affitto dal tribunale',
    cost: '£47, senza spese per l’udienza. Con un reddito basso può chiedere aiuto.',
    time: 'Settimane o mesi. Fino ad allora paga il vecchio affitto.',
    risk: 'Basso. Non può fissare più di quanto chiede il proprietario.',
    bestFor: 'L’affitto supera quello di case simili, o l’avviso ha un difetto.',
  },
  'gb.rent-rise.option-talk': {
    says: 'Mostri al proprietario gli affitti di case simili e offra quanto può pagare. Chieda una risposta scritta.',
    title: 'Offrire un aumento più piccolo',
    cost: 'Solo quanto concorda.',
    time: 'Alcuni giorni.',
    risk: 'Le trattative non fermano il termine. Ciò che firma può vincolarLa.',
    bestFor: 'Vuole restare e stare in pace.',
  },
  'gb.rent-rise.insight-rent-day': {
    says: 'Il nuovo affitto deve iniziare il primo giorno di un periodo d’affitto. Spesso è il giorno in cui paga.',
    actionable:
      'Confronti l’inizio con il giorno di pagamento. Se sono diversi, lo dica al proprietario e al tribunale.',
  },
  'gb.rent-rise.right-social': {
    says: 'Il comune (council) o l’ente sociale (housing association) può aumentare quasi tutti gli affitti una volta l’anno, entro un limite fissato dal governo.',
  },
  'gb.rent-rise.right-council-notice': {
    says: 'Il comune (council) deve avvisarLa per iscritto almeno quattro settimane prima del nuovo affitto.',
  },
  'gb.rent-rise.step-social': {
    says: 'Chieda come sono calcolati l’affitto e le spese comuni, e se rispettano il limite del governo.',
  },
  'gb.rent-rise.option-social': {
    says: 'Prima faccia reclamo al proprietario. Dopo l’ultima risposta può andare dal Housing Ombudsman.',
    title: 'Fare reclamo al proprietario',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Nessuno. Continui a pagare l’affitto.',
    bestFor: 'La somma supera il limite o nessuno la spiega.',
  },
  'gb.rent-rise.deadline-england': {
    says: 'Il tribunale deve avere il modulo prima che inizi il nuovo affitto. Contiamo fino all’ultimo giorno lavorativo prima.',
    action: 'Inviare il modulo al tribunale, se vuole contestare l’affitto',
    consequence: 'Dopo inizia il nuovo affitto e il tribunale non può più esaminarlo.',
  },
  'gb.rent-rise.reality-social': {
    says: 'Quasi tutti gli affitti sociali salgono una volta l’anno, spesso in aprile. Controlli la somma e gli aiuti.',
  },
  'gb.rent-rise.not-yet-social': {
    says: 'Contestare un aumento non è un motivo per mandarLa via. Solo un giudice può chiudere il contratto.',
  },
  'gb.rent-rise.insight-lodger': {
    says: 'Queste regole valgono per chi non vive con il proprietario. Un ospite pagante o uno studente in residenza ne ha altre.',
    actionable:
      'Vive con il proprietario o in una residenza? Guardi il contratto e chieda a Shelter.',
  },
}
