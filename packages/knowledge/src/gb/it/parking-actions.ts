/** A private parking charge: what an adviser would notice, warnings, tactics and time limits. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_ACTIONS_IT: Words = {
  'gb.parking.insight-late-notice': {
    says: 'La ditta può rivolgersi all’intestatario (keeper) solo se il primo avviso è arrivato in tempo. Confronti la data del parcheggio con il giorno dell’arrivo.',
    actionable:
      'Sono passati più di 14 giorni e non c’era nulla sull’auto? Lo dica nel ricorso e non indichi chi guidava.',
  },
  'gb.parking.insight-windscreen': {
    says: 'Se c’era un avviso sull’auto, quello all’intestatario (keeper) deve arrivare tra il giorno 29 e il giorno 56 dopo.',
    actionable:
      'Annoti le due date. Troppo presto o troppo tardi può voler dire che risponde solo chi guidava.',
  },
  'gb.parking.insight-relevant-land': {
    says: 'Un terreno con proprie regole di legge (byelaws), come molti aeroporti e stazioni, può essere fuori dalle regole per l’intestatario (keeper).',
    actionable:
      'Nel ricorso dica che il terreno non è «relevant land» e chieda alla ditta di provare che lo è.',
  },
  'gb.parking.insight-short-overstay': {
    says: 'Le telecamere misurano tutta la visita: cercare posto, leggere i cartelli, pagare e fare la coda per uscire. È più lungo del parcheggio stesso.',
    actionable:
      'Tolga il tempo per cercare posto e i 10 minuti di tolleranza. Se resta poco, lo dica nel ricorso.',
  },
  'gb.parking.insight-added-cost': {
    says: 'I costi di recupero aggiunti non fanno parte di ciò che un intestatario (keeper) può dovere secondo la legge.',
    actionable:
      'Chieda per che cosa è ogni sterlina. Dica che contesta ogni somma sopra quella del primo avviso.',
  },
  'gb.parking.charge-recovery': {
    says: 'Il settore dice che si possono aggiungere al massimo £70 quando una somma resta non pagata.',
    name: 'Costo di recupero del debito',
  },
  'gb.parking.warning-court': {
    says: 'Non ignori mai gli atti del tribunale. Se non risponde in tempo, la ditta può vincere in automatico e la sentenza può danneggiare la Sua scheda di credito.',
  },
  'gb.parking.warning-windscreen': {
    says: 'Non paghi con un link in un SMS o un codice attaccato su un cartello. Scriva Lei l’indirizzo della ditta.',
  },
  'gb.parking.warning-admit': {
    says: 'Pensi prima di dire chi guidava. Quando lo sanno, possono rivolgersi a quella persona, qualunque cosa dica l’avviso all’intestatario (notice to keeper).',
  },
  'gb.parking.tactic-appeal-early': {
    says: 'Faccia ricorso nei primi 14 giorni. Se la ditta dice no, quasi tutte devono offrire il prezzo ridotto per altri 14 giorni.',
    risk: 'I ricorsi dopo possono perdere il prezzo ridotto.',
    notWhen: 'Ha già deciso di pagare.',
  },
  'gb.parking.tactic-landowner': {
    says: 'Chieda al responsabile del negozio o del luogo di annullarla. Incaricano loro la ditta, e uno scontrino spesso aiuta.',
    risk: 'Possono dire no, e i giorni per il ricorso corrono.',
    notWhen: 'Non usava il negozio o il luogo.',
  },
  'gb.parking.tactic-proof': {
    says: 'Faccia provare tutto alla ditta: il contratto con il proprietario, i cartelli di quel giorno e i dati delle telecamere.',
    risk: 'Se le prove sono buone, ha perso il prezzo ridotto.',
    notWhen: 'Sa che la richiesta è giusta.',
  },
  'gb.parking.deadline-independent': {
    says: 'POPLA dà 28 giorni dal rifiuto. IAS ha usato 21 giorni, quindi per sicurezza agisca entro 21 giorni.',
    action: 'Mandare il ricorso indipendente',
    consequence: 'Può perdere il ricorso indipendente gratuito.',
  },
  'gb.parking.change-code': {
    says: 'Ora c’è un solo codice per il settore. Un codice del governo è previsto ma non è in vigore.',
    was: 'Ogni associazione aveva il suo codice (code of practice).',
    is: 'Un solo codice del settore vale per i membri di entrambe. Un codice del governo è promesso ma non è in vigore.',
  },
  'gb.parking.deadline-appeal': {
    says: 'Il codice del settore Le dà 28 giorni per fare ricorso alla ditta.',
    action: 'Fare ricorso alla ditta del parcheggio',
    consequence: 'La ditta può rifiutare il ricorso e Lei può perdere quello indipendente.',
  },
  'gb.parking.deadline-discount': {
    says: 'Il prezzo ridotto dura 14 giorni. Un ricorso in quel tempo lo mantiene.',
    action: 'Pagare il prezzo ridotto, o fare ricorso per mantenerlo',
    consequence: 'È dovuta la somma intera.',
  },
}
