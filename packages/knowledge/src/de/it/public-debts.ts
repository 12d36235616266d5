/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'de.public-debt.want': {
    says: 'Un ufficio pubblico dice che dovete ancora dei soldi allo Stato, a un tribunale o al vostro comune.',
  },
  'de.public-debt.reality': {
    says: 'Prendete sul serio questa lettera. Quasi tutti gli uffici pubblici possono pignorare stipendio, conto o beni senza una nuova causa.',
  },
  'de.public-debt.who': {
    says: 'È un ufficio pubblico, o la cassa che riscuote per esso. I suoi poteri vengono dalla legge.',
  },
  'de.public-debt.who-court': {
    says: 'La cassa dei tribunali (Justizkasse) riscuote spese di giudizio e pene pecuniarie. Può disporre da sola il pignoramento di stipendio o conto.',
  },
  'de.public-debt.rights': {
    says: 'Potete chiedere da quale decisione viene la somma. Potete chiedere più tempo e contestare ciò che è sbagliato.',
  },
  'de.public-debt.not-yet': {
    says: 'Prima di un pignoramento ci vuole una decisione (Bescheid) già esigibile. Di regola arriva anche un sollecito con una settimana per pagare.',
  },
  'de.public-debt.know-drop': {
    says: 'Se da voi non si può ricavare nulla, l’ufficio può fermare la riscossione (Niederschlagung). In casi molto duri può cancellare il debito (Erlass).',
  },
  'de.public-debt.know-charges': {
    says: 'Tasse e gran parte dei tributi comunali si estinguono cinque anni dopo l’anno di scadenza. Una richiesta scritta o un pignoramento fa ripartire il termine.',
  },
  'de.public-debt.right-object': {
    says: 'Avete un mese per opporvi alla decisione (Bescheid) alla base di questa lettera. Se non diceva come, avete un anno.',
  },
  'de.public-debt.right-suspend': {
    says: 'Opporsi a un tributo non ferma il pagamento. Chiedete per iscritto all’ufficio di sospenderlo (Aussetzung der Vollziehung).',
  },
  'de.public-debt.right-time': {
    says: 'Potete chiedere più tempo o rate (Stundung). È possibile se pagare subito fosse molto duro per voi.',
  },
  'de.public-debt.right-protected': {
    says: 'Anche un ufficio pubblico deve lasciarvi la parte protetta dello stipendio. Chiedete alla banca un conto protetto (P-Konto).',
  },
  'de.public-debt.right-costs': {
    says: 'Il conto delle spese di giudizio è sbagliato? Potete reclamare gratis al tribunale (Erinnerung). Da solo non ferma il pagamento.',
  },
  'de.public-debt.penal-reality': {
    says: 'Una pena pecuniaria (Geldstrafe) che non si riesce a riscuotere può diventare carcere: un giorno ogni due quote. Agite prima.',
  },
  'de.public-debt.penal-right': {
    says: 'Chiedete alla procura più tempo o rate. Potete anche chiedere un lavoro non pagato al suo posto (freie Arbeit).',
  },
  'de.public-debt.order-right': {
    says: 'Per una multa (Bußgeld) non pagata un giudice può ordinare l’arresto. Non se dimostrate di non poter pagare: scrivetelo e chiedete rate.',
  },
  'de.public-debt.loan-right': {
    says: 'Il vostro reddito è basso? Chiedete al Bundesverwaltungsamt di sospendere le rate (Freistellung). Può valere per qualche mese indietro.',
  },
  'de.public-debt.step-time': {
    says: 'Scrivete o chiamate prima della data della lettera, con il numero di pratica (Kassenzeichen). Chiedete tempo o rate, con prova del reddito.',
  },
  'de.public-debt.step-which': {
    says: 'Cercate la decisione o il conto alla base della lettera e controllate la somma. Se manca, chiedete una copia. Già pagato? Mandate la prova.',
  },
}
