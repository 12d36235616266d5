/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'Vogliono che paghi. Questa lettera chiede soltanto. Da sola non può costringerla a pagare.',
  },
  'fr.debt.who-collector': {
    says: 'Una società di recupero è una ditta privata. Non ha più potere su di Lei della ditta con cui ha avuto a che fare.',
  },
  'fr.debt.who-officer': {
    says: 'La lettera viene da un ufficiale giudiziario (commissaire de justice). Senza un ordine del tribunale può solo chiedere, come ogni società di recupero.',
  },
  'fr.debt.who-buyer': {
    says: 'Il debito sembra venduto. Il nuovo proprietario deve mostrare che è suo. Chieda l’atto di vendita.',
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
  'fr.debt.org-complain': {
    says: 'Può segnalare chi riscuote con bugie o minacce su SignalConso, il sito dell’ufficio antifrode (DGCCRF).',
  },
  'fr.debt.step-check': {
    says: 'Prima legga la lettera. Chi è il creditore? Per che cosa? Quanto, e da quando? Non paghi e non firmi finché non lo sa.',
  },
  'fr.debt.step-age': {
    says: 'Cerchi la data di scadenza della fattura. Se ha più di due anni, chieda consiglio gratis prima di rispondere.',
  },
  'fr.debt.step-write': {
    says: 'Scriva, non chiami. Chieda contratto, fatture e un conto chiaro della somma. Dica che non riconosce nulla.',
  },
  'fr.debt.step-help': {
    says: 'Se non può pagare questo e ciò che Le serve, parli con un consulente gratuito (Point conseil budget).',
  },
  'fr.debt.step-plan': {
    says: 'Se lo deve, offra per iscritto una somma al mese che può mantenere. Anche un giudice può dare fino a due anni.',
  },
  'fr.debt.step-no-extra': {
    says: 'Paghi solo il debito e gli interessi che il contratto permette. Tolga le spese di recupero.',
  },
  'fr.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica con raccomandata (recommandé avec avis de réception). Dica perché, e unisca copie.',
  },
  'fr.debt.step-too-old': {
    says: 'Se è troppo vecchio, scriva: «Faccio valere la prescrizione (prescription).» Non ne paghi una parte.',
  },
  'fr.debt.step-keep': {
    says: 'Conservi lettere e buste. Scriva ogni chiamata: giorno, ora, nome, parole.',
  },
  'fr.debt.step-watch': {
    says: 'Non ignori mai carte che un ufficiale porta o lascia (signification). Per opporsi a un ordine del tribunale il tempo è breve.',
  },
  'fr.debt.right-no-costs': {
    says: 'Le spese di recupero senza un ordine del tribunale sono del creditore, non Sue. Una clausola contraria non vale.',
  },
  'fr.debt.right-letter': {
    says: 'Chi riscuote deve scriverle con il suo nome, il creditore, il motivo e ogni somma chiesta.',
  },
  'fr.debt.right-receipt': {
    says: 'Per ogni pagamento a chi riscuote deve avere una ricevuta.',
  },
  'fr.debt.right-proof': {
    says: 'Chi chiede un debito deve provarlo. Lei non deve provare che non deve nulla.',
  },
  'fr.debt.right-quiet': {
    says: 'Ha diritto di essere lasciato in pace. Chiamate continue che nuocciono alla Sua vita possono essere un reato (harcèlement).',
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
  'fr.debt.option-report': {
    title: 'Segnalare le prepotenze',
    says: 'Segnali bugie, minacce o molte chiamate su SignalConso. Se continua, denunci alla polizia.',
    cost: 'Nulla.',
    time: 'Mezz’ora.',
    risk: 'Nessuno. Non chiude il debito.',
    bestFor: 'La mettono sotto pressione o fanno finta di essere un tribunale.',
  },
  'fr.debt.warn-restart': {
    says: 'Prima che il termine finisca, un pagamento parziale o un piano firmato può farlo ripartire. Controlli prima la data.',
  },
  'fr.debt.warn-data': {
    says: 'Non dia al telefono la carta di banca o il nome del datore di lavoro.',
  },
  'fr.debt.insight-fees': {
    says: 'La lettera aggiunge spese. Senza un ordine del tribunale queste spese non le paga Lei.',
    actionable: 'Chieda solo il debito, e citi l’articolo L. 111-8 del codice dell’esecuzione.',
  },
  'fr.debt.insight-small-claims': {
    says: 'È la procedura semplice per piccoli debiti fino a 5.000 €. Funziona solo se dice sì. Un mese di silenzio è un no.',
    actionable: 'Se contesta il debito, non accetti. Devono allora andare da un giudice.',
  },
  'fr.debt.insight-words': {
    says: 'La lettera parla di pignoramento ma non indica una sentenza. Può sembrare più forte di quanto sia.',
    actionable: 'Chieda: «Quale titolo esecutivo avete? Mandatemi una copia.»',
  },
  'fr.debt.tactic-written': {
    says: 'Chieda di trattare solo per iscritto. Le carte La aiutano, e lettere calme mostrano buona fede.',
    risk: 'Possono ancora chiamare.',
    notWhen: 'C’è una carta del tribunale con una data: prima risponda a quella.',
  },
  'fr.debt.charge-collection': {
    name: 'Spese di recupero senza un ordine del tribunale',
    says: 'Non deve spese di recupero prima di un ordine del tribunale.',
  },
  'fr.debt.element-creditor': {
    name: 'Il nome del creditore',
    says: 'La lettera deve dire il creditore.',
    ifMissing: 'Non vediamo per chi riscuotono. Chieda nome e indirizzo del creditore.',
  },
  'fr.debt.element-sum': {
    name: 'La somma dovuta',
    says: 'La lettera deve dire la somma, con le sue parti.',
    ifMissing: 'Non vediamo una somma chiara. Chieda un conto completo (décompte).',
  },
  'fr.debt.element-law': {
    name: 'Le parole dell’articolo L. 111-8 sulle spese',
    says: 'Chi riscuote deve stampare la regola che le spese sono del creditore.',
    ifMissing: 'Non vediamo l’articolo L. 111-8. Ricordi loro che le spese non sono Sue.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Una società di recupero non può pignorare nulla. Può solo un ufficiale giudiziario (commissaire de justice) con un ordine del tribunale o un altro titolo.',
  },
  'fr.debt.myth-prison': {
    says: 'Nessuno in Francia va in prigione per una bolletta o un prestito non pagato.',
  },
  'fr.debt.myth-registered': {
    says: 'Non ritirare una raccomandata non La protegge. La legga, così conosce le date.',
  },
  'fr.debt.right-credit-penalty': {
    says: 'Per un prestito al consumo chi presta può aggiungere al massimo l’8 % del capitale ancora dovuto, e interessi. Altre spese non valgono.',
  },
  'fr.debt.step-credit-pause': {
    says: 'Se ha perso il lavoro o è malato, un giudice può sospendere le rate del prestito fino a due anni.',
  },
  'fr.debt.insight-called-in': {
    says: 'Chi presta dice che ora è dovuto tutto il prestito (déchéance du terme). Prima deve di solito avvisarla, con un tempo giusto per pagare.',
    actionable:
      'Cerchi quel primo avviso e il suo tempo. Una clausola senza un tempo giusto può essere abusiva.',
  },
  'fr.debt.charge-debit': {
    name: 'Spesa di banca per un addebito respinto',
    says: 'Una banca può prendere al massimo 20 € per un addebito respinto, e mai più della sua somma.',
  },
  'fr.debt.charge-intervention': {
    name: 'Spesa di intervento della banca',
    says: 'Una spesa di intervento è al massimo 8 € ogni volta, e 80 € al mese.',
  },
}
