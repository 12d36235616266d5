/** The Italian words of the rows in ../administrative-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_ORDER_IT: Words = {
  'de.order.want': {
    says: 'Un ufficio pubblico decide qualcosa su di Lei: fare, smettere o pagare, oppure rifiuta (Verwaltungsakt).',
  },
  'de.order.reality': {
    says: 'Non è un tribunale. Ma se Lei tace, la decisione diventa definitiva e l’ufficio può eseguirla.',
  },
  'de.order.not-yet': {
    says: 'Di solito non possono eseguirla finché il Suo ricorso è aperto. Tasse e tributi sono un’eccezione.',
  },
  'de.order.deadline': {
    says: 'Ha un mese dal giorno in cui Le è arrivata. Il giorno indicato conta, per sicurezza, dalla data della lettera.',
    action:
      'Opporsi (Widerspruch) o ricorrere al tribunale amministrativo (Klage), come dice la fine della lettera',
    consequence: 'La decisione diventa definitiva, anche se è sbagliata.',
  },
  'de.order.right-object': {
    says: 'Può opporsi (Widerspruch), gratis o con una piccola tassa, o andare al tribunale amministrativo. In alcuni Länder c’è solo il tribunale.',
  },
  'de.order.right-year': {
    says: 'Se manca la nota sui rimedi o è sbagliata, ha un anno e non un mese.',
  },
  'de.order.right-renewal': {
    says: 'Un permesso si rinnova se restano i motivi: mezzi propri, passaporto valido, nessuna ragione di espulsione. Gli studenti devono progredire.',
  },
  'de.order.right-heard': {
    says: 'Prima di un ordine contro di Lei devono di solito sentirLa. L’ordine deve essere chiaro e motivato.',
  },
  'de.order.right-urgent': {
    says: 'Vogliono eseguirla subito. Devono motivarlo per iscritto. Può chiedere al tribunale uno stop urgente (Eilantrag).',
  },
  'de.order.right-threat': {
    says: 'Una penalità (Zwangsgeld) o lavori a Sue spese vanno prima minacciati per iscritto, con somma e termine. Se agisce in tempo, non paga nulla.',
  },
  'de.order.right-childcare': {
    says: 'Dal primo compleanno il bambino ha diritto a un posto. «È pieno» non basta: un giudice può ordinarlo presto.',
  },
  'de.order.right-childcare-court': {
    says: 'Chieda al tribunale amministrativo un ordine rapido (einstweilige Anordnung). Poi può chiedere alla città lo stipendio perso.',
  },
  'de.order.right-mpu': {
    says: 'L’ordine di portare una perizia (MPU) non si impugna da solo. Se manca, possono togliere la patente. Prima un avvocato.',
  },
  'de.order.right-mpu-alcohol': {
    says: 'Da 1,6 per mille o al secondo viaggio con alcol la perizia è obbligatoria. Lei sceglie il centro e può chiedere più tempo.',
  },
  'de.order.right-towing': {
    says: 'Rimosso per cartelli messi dopo il parcheggio? Paga solo dal quarto giorno: prima tre giorni interi.',
  },
  'de.order.nrw-court': {
    says: 'Nella Renania Settentrionale-Vestfalia di solito non c’è il Widerspruch. Si va al tribunale amministrativo entro un mese.',
  },
  'de.order.nrw-order': {
    says: 'L’ordine deve evitare un pericolo reale ed essere il mezzo più mite. La coercizione va prima minacciata per iscritto.',
  },
  'de.order.step-read': {
    says: 'Legga la fine della lettera (Rechtsbehelfsbelehrung): dove, come ed entro quando. Annoti il giorno in cui è arrivata.',
  },
  'de.order.step-file': {
    says: 'Chieda di vedere il fascicolo (Akteneinsicht). Faccia foto e raccolga prove.',
  },
  'de.order.step-time': {
    says: 'È giusto ma troppo presto? Chiami e chieda per iscritto più tempo prima della data.',
  },
  'de.order.step-hearing': {
    says: 'Prima chiedono la Sua versione (Anhörung). Nulla è ancora deciso. Risponda in tempo con fatti e foto.',
  },
  'de.order.option-object': {
    says: 'Scriva che si oppone o che ricorre, con data e numero. I motivi possono seguire.',
    title: 'Contestare la decisione',
    cost: 'Il Widerspruch costa poco. Il tribunale chiede prima una tassa.',
    time: 'Entro un mese.',
    risk: 'Se perde, paga delle tasse.',
    bestFor: 'Pensa che sia sbagliato.',
  },
  'de.order.option-comply': {
    says: 'Faccia in tempo quanto chiesto e mandi delle foto.',
    title: 'Farlo in tempo',
    cost: 'Il costo del lavoro.',
    time: 'Entro la data della lettera.',
    risk: 'In pratica rinuncia al ricorso.',
    bestFor: 'È giusto e facile da fare.',
  },
  'de.order.option-help': {
    says: 'Se guadagna poco, chieda un buono per un avvocato al tribunale locale.',
    title: 'Chiedere a un avvocato',
    cost: '15 € con il buono.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'C’è molto in gioco.',
  },
}
