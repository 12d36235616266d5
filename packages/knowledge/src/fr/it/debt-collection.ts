/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are, your rights and ways out. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Vogliono che paghi. Questa lettera chiede soltanto. Da sola non può costringerla a pagare.',
  },
  'fr.debt.reality': {
    says: 'Nessun tribunale ha deciso su questa lettera. Nessuno può prendere paga, soldi in banca o cose per questo.',
  },
  'fr.debt.not-yet': {
    says: 'Non possono ancora pignorare nulla. Prima serve un titolo esecutivo (titre exécutoire), di solito da un giudice.',
  },
  'fr.debt.rights-summary': {
    says: 'Può chiedere prove, contestare la somma, rifiutare spese in più e chiedere tempo.',
  },
  'fr.debt.know-age': {
    says: 'Molte fatture a un privato sono troppo vecchie dopo due anni. Un pagamento o un sì scritto può far ripartire il tempo.',
    learnMore: 'Cerchi la data di scadenza della fattura prima di chiamare, pagare o firmare.',
  },
  'fr.debt.right-proof': {
    says: 'Chi chiede un debito deve provarlo. Lei non deve provare che non deve nulla.',
  },
  'fr.debt.option-dispute': {
    title: 'Chiedere prove, o contestare',
    says: 'Scriva e chieda contratto, fatture e conto. Dica che cosa è sbagliato o troppo vecchio.',
    cost: 'Una raccomandata, circa da 6 a 8 euro, o nulla per e-mail.',
    time: 'Un’ora per scrivere. Alcune settimane per una risposta.',
    risk: 'Basso, se non riconosce nulla. Possono ancora andare in tribunale.',
    bestFor: 'Il debito è sconosciuto, sbagliato o vecchio.',
  },
  'fr.debt.option-plan': {
    title: 'Offrire ciò che può pagare',
    says: 'Offra una somma al mese con un breve bilancio. Si faccia scrivere il sì, senza spese aggiunte.',
    cost: 'Ciò che offre, non di più.',
    time: 'Una sera.',
    risk: 'Un pagamento o un sì può far ripartire il tempo di un vecchio debito.',
    bestFor: 'Lo deve ed è recente.',
  },
  'fr.debt.option-help': {
    title: 'Vedere un consulente gratuito',
    says: 'Un Point conseil budget o un’associazione controlla tutti i debiti con Lei.',
    cost: 'Nulla.',
    time: 'Una visita o una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Ha più debiti o si sente perso.',
  },
  'fr.debt.option-overdebt': {
    title: 'Chiedere aiuto per troppi debiti',
    says: 'Se non può pagare i debiti, presenti una pratica alla Banque de France. È gratis. Una volta accolta, i pignoramenti si fermano.',
    cost: 'Nulla.',
    time: 'Fino a tre mesi per la risposta.',
    risk: 'È per alcuni anni in un elenco di problemi di pagamento (FICP).',
    bestFor: 'I debiti sono più di quanto possa mai pagare.',
  },
  'fr.debt.warn-restart': {
    says: 'Prima che il termine finisca, un pagamento parziale o un piano firmato può farlo ripartire. Controlli prima la data.',
  },
  'fr.debt.insight-small-claims': {
    says: 'È la procedura semplice per piccoli debiti fino a 5.000 €. Funziona solo se dice sì. Un mese di silenzio è un no.',
    actionable: 'Se contesta il debito, non accetti. Devono allora andare da un giudice.',
  },
  'fr.debt.myth-prison': {
    says: 'Nessuno in Francia va in prigione per una bolletta o un prestito non pagato.',
  },
  'fr.debt.myth-registered': {
    says: 'Non ritirare una raccomandata non La protegge. La legga, così conosce le date.',
  },
  'fr.debt.right-interest': {
    says: 'Gli interessi di mora corrono solo da una richiesta formale (mise en demeure), al tasso legale, se il contratto non dice altro.',
  },
}
