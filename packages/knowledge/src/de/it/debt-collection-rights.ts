/** What a debtor may ask of a collector, what to beware of, and old debts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_WORDS: Words = {
  'de.debt.right-information': {
    says: 'Ha diritto a fatti chiari nella prima lettera: per chi è, perché deve e ogni spesa.',
  },
  'de.debt.right-more': {
    says: 'Se lo chiede, devono anche indicare senza ritardo il primo creditore e come è nato il contratto.',
  },
  'de.debt.right-prove': {
    says: 'Tocca a loro provare il contratto e il debito. Non tocca a Lei provare che non deve nulla.',
  },
  'de.debt.right-cost-cap': {
    says: 'Le loro spese non possono superare ciò che un avvocato chiederebbe per lo stesso lavoro. Tolga il resto.',
  },
  'de.debt.right-small-claim': {
    says: 'Per una richiesta non contestata fino a 50 € una tariffa intera è solo di 31,50 €. Per la prima lettera possono prenderne di solito la metà.',
  },
  'de.debt.right-no-double': {
    says: 'Se lavorano insieme una società di incasso e un avvocato, Lei ne paga al massimo uno. Le eccezioni sono rare.',
  },
  'de.debt.right-reminder': {
    says: 'Le spese di ritardo richiedono prima un sollecito. Oppure il contratto indicava un giorno fisso, o sono passati 30 giorni da una fattura che La avvisava.',
  },
  'de.debt.right-schufa': {
    says: 'Senza un titolo del tribunale servono prima due solleciti scritti, quattro settimane e un avviso. Una richiesta contestata non conta.',
  },
  'de.debt.right-unordered': { says: 'Non deve nulla per cose o servizi che non ha ordinato.' },
  'de.debt.right-no-entry': {
    says: "Un incaricato dell'incasso non ha diritto di entrare in casa. Può mandarlo via.",
  },
  'de.debt.right-interest': {
    says: 'Come consumatore deve interessi di cinque punti sopra il tasso di base (Basiszinssatz). Per di più serve un motivo speciale.',
  },
  'de.debt.warn-restart': {
    says: 'Attenzione ai debiti vecchi. Un pagamento, anche piccolo, o un riconoscimento fa ripartire i tre anni.',
  },
  'de.debt.warn-ignore': {
    says: 'Non ignori poi la posta del tribunale. Se nessuno si oppone, anche una richiesta falsa si può eseguire per 30 anni.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un titolo del tribunale dura 30 anni. Gli interessi dopo il titolo si prescrivono in tre anni, quindi chieda la somma anno per anno.',
  },
  'de.debt.tactic-limitation': {
    says: 'Se sono passati più di tre anni solari interi, scriva: «Ich erhebe die Einrede der Verjährung» (prescrizione). Non possono più eseguirla.',
    risk: 'È sbagliato se un titolo, un pagamento o trattative hanno fermato il tempo.',
    notWhen: "C'è un titolo del tribunale o ha pagato qualcosa di recente.",
  },
  'de.debt.tactic-purpose': {
    says: 'Scriva «nur Hauptforderung» (solo somma principale) sul bonifico, perché non sparisca nelle spese. Possono rifiutarlo.',
    risk: 'Possono rifiutare un pagamento che indica un ordine diverso dalla legge.',
    notWhen: 'Vuole saldare subito anche le spese.',
  },
}
