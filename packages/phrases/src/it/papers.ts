/** Italian: papers that their kind is too wide to name. See en/papers.ts. */
import type { Papers } from '../phrases.ts'

export const IT_PAPERS: Papers = {
  rent_increase: {
    name: 'una lettera su un affitto più alto',
    label: 'Aumento dell’affitto',
    wants: '{sender} vuole un affitto più alto.',
  },
  service_charge: {
    name: 'una richiesta di spese comuni della Sua casa',
    label: 'Spese comuni della casa',
    wants: '{sender} Le chiede di pagare una parte delle spese comuni della casa.',
  },
  deposit_deductions: {
    name: 'una lettera sulla Sua cauzione',
    label: 'Trattenute sulla cauzione',
    wants: '{sender} scrive di soldi da trattenere dalla Sua cauzione.',
  },
  disciplinary_hearing: {
    name: 'una contestazione al lavoro a cui può rispondere',
    label: 'Contestazione al lavoro',
    wants: '{sender} Le chiede di rispondere su fatti del lavoro. Non è ancora deciso nulla.',
    wanted:
      '{sender} Le ha chiesto di rispondere su fatti del lavoro. Il giorno è passato, quindi può essere già deciso.',
  },
  work_warning: {
    name: 'una lettera di richiamo al lavoro',
    label: 'Richiamo al lavoro',
    wants: '{sender} Le dà un richiamo formale. Il Suo lavoro continua.',
  },
  work_suspension: {
    name: 'una sospensione dal lavoro',
    label: 'Sospensione dal lavoro',
    wants: '{sender} per ora La tiene lontano dal lavoro. Il Suo rapporto continua.',
  },
  exit_agreement: {
    name: 'un’offerta per chiudere il Suo lavoro',
    label: 'Offerta per chiudere il lavoro',
    wants: '{sender} offre condizioni per la fine del Suo lavoro. Lei non deve accettare.',
    wanted:
      '{sender} ha offerto condizioni per la fine del Suo lavoro. Il giorno per rispondere è passato. Lei non deve accettare.',
  },
  offence_hearing: {
    name: 'una lettera che chiede la Sua versione prima di una multa',
    label: 'La Sua versione prima di una multa',
    wants:
      '{sender} dice che ha violato una norma e chiede la Sua versione. Non è ancora deciso nulla.',
    wanted:
      '{sender} ha detto che ha violato una norma e ha chiesto la Sua versione. Il tempo è passato, quindi può essere già deciso.',
  },
  driver_details: {
    name: 'una richiesta di dire chi guidava',
    label: 'Richiesta sul conducente',
    wants: '{sender} vuole sapere chi guidava il veicolo.',
  },
  police_penalty: {
    name: 'una multa fissa della polizia',
    label: 'Multa fissa della polizia',
    wants: '{sender} offre una multa fissa al posto del processo.',
    wanted:
      '{sender} ha offerto una multa fissa al posto del processo. Il giorno della lettera è passato.',
  },
  school_absence_penalty: {
    name: 'una multa per assenza da scuola',
    label: 'Multa per assenza da scuola',
    wants: '{sender} chiede una multa perché un minore è mancato da scuola.',
  },
  benefit_move: {
    name: 'una lettera per passare a un altro aiuto',
    label: 'Passaggio a un altro aiuto',
    wants: '{sender} dice che un Suo aiuto finisce e che deve chiederne un altro.',
    wanted:
      '{sender} ha detto che un Suo aiuto finisce e che deve chiederne un altro. Il giorno per chiederlo è passato.',
  },
  benefit_decision: {
    name: 'una decisione su un aiuto',
    label: 'Decisione su un aiuto',
    wants: '{sender} ha deciso su un Suo aiuto.',
  },
  child_maintenance: {
    name: 'una lettera sul mantenimento di un figlio',
    label: 'Mantenimento di un figlio',
    wants: '{sender} scrive dei soldi che si pagano per un figlio.',
  },
  complaint_refused: {
    name: 'una risposta finale al Suo reclamo',
    label: 'Risposta al Suo reclamo',
    wants: '{sender} risponde al Suo reclamo. Lei può andare oltre.',
    wanted: '{sender} ha risposto al Suo reclamo. Il tempo per andare oltre può essere passato.',
  },
  immigration_refusal: {
    name: 'una decisione sul Suo diritto di restare',
    label: 'Decisione sul soggiorno',
    wants: '{sender} ha deciso sul Suo diritto di stare nel Paese.',
  },
  divorce_papers: {
    name: 'una lettera su un divorzio',
    label: 'Divorzio',
    wants: 'Il Suo partner ha chiesto la fine del matrimonio o dell’unione.',
  },
  jury_summons: {
    name: 'una chiamata a fare il giurato',
    label: 'Servizio di giurato',
    wants: '{sender} La chiama a fare il giurato. Lei non è accusato di nulla.',
  },
  witness_summons: {
    name: 'una citazione come testimone',
    label: 'Citazione come testimone',
    wants: '{sender} La chiama a dire al giudice quello che sa. Nessuno Le chiede nulla.',
  },
  council_order: {
    name: 'un’ordinanza per mettere a posto qualcosa',
    label: 'Ordine di un’autorità',
    wants: '{sender} Le ordina di fare qualcosa o di smettere.',
  },
  data_breach: {
    name: 'una lettera su una fuga dei Suoi dati',
    label: 'Fuga di dati',
    wants: '{sender} Le dice che altri possono aver visto i Suoi dati.',
  },
  price_rise: {
    name: 'una lettera su un prezzo più alto',
    label: 'Aumento di prezzo',
    wants: '{sender} vuole cambiare quanto Lei paga.',
  },
  single_justice_notice: {
    name: 'un’accusa penale che un solo giudice decide sulle carte',
    label: 'Accusa penale su carta',
    wants: '{sender} La accusa di un reato. Chiede la Sua risposta: colpevole o non colpevole.',
  },
  court_fine: {
    name: 'una multa di un tribunale',
    label: 'Multa del tribunale',
    wants: '{sender} chiede una multa decisa da un tribunale.',
  },
  vehicle_tax_penalty: {
    name: 'una multa per la tassa del veicolo',
    label: 'Multa per la tassa del veicolo',
    wants: '{sender} chiede una multa perché un veicolo era senza tassa.',
  },
  prescription_penalty: {
    name: 'una multa per cure gratuite',
    label: 'Multa per cure gratuite',
    wants: '{sender} dice che sono state chieste cure gratis senza diritto, e chiede soldi.',
  },
  tribunal_hearing: {
    name: 'un’udienza di un tribunale speciale',
    label: 'Udienza del tribunale',
    wants: '{sender} Le dice quando si riunisce il tribunale e che cosa vuole prima.',
  },
  means_form: {
    name: 'una richiesta del tribunale sui Suoi redditi',
    label: 'Modulo sui redditi',
    wants: '{sender} vuole sapere quanto guadagna e deve, per decidere come si paga una sentenza.',
  },
  benefit_review: {
    name: 'una richiesta di modulo per tenere il Suo aiuto',
    label: 'Controllo dell’aiuto',
    wants: '{sender} controlla di nuovo il Suo aiuto e vuole indietro un modulo.',
    wanted:
      '{sender} controlla di nuovo il Suo aiuto e voleva indietro un modulo. Il giorno è passato.',
  },
  student_overpayment: {
    name: 'una lettera su soldi per lo studio',
    label: 'Soldi per lo studio',
    wants: '{sender} vuole indietro soldi per lo studio.',
  },
  policy_cancelled: {
    name: 'una lettera sulla fine della Sua assicurazione',
    label: 'Fine dell’assicurazione',
    wants: '{sender} vuole chiudere la Sua assicurazione, o l’ha chiusa.',
  },
  account_closing: {
    name: 'una lettera sulla chiusura del Suo conto',
    label: 'Chiusura del conto',
    wants: '{sender} vuole chiudere il Suo conto.',
    wanted:
      '{sender} voleva chiudere il Suo conto. Il giorno è passato, quindi può essere già chiuso.',
  },
  lodger_notice: {
    name: 'una richiesta di lasciare una stanza in casa di qualcuno',
    label: 'Lasciare una stanza',
    wants: '{sender} vuole che Lei lasci una stanza nella propria casa.',
  },
  estate_debt: {
    name: 'una lettera sul debito di una persona morta',
    label: 'Debito di una persona morta',
    wants: '{sender} chiede chi si occupa dell’eredità, per farsi pagare un debito.',
  },
  default_notice: {
    name: 'una lettera di inadempienza su un credito',
    label: 'Inadempienza su un credito',
    wants: '{sender} dice che non ha rispettato un credito e fissa un giorno per rimediare.',
    wanted:
      '{sender} ha detto che non ha rispettato un credito. Il giorno per rimediare è passato.',
  },
  police_interview: {
    name: 'una convocazione per un interrogatorio',
    label: 'Interrogatorio',
    wants: '{sender} vuole farLe domande su un possibile reato. Prima cerchi un avvocato.',
  },
  care_charges: {
    name: 'una fattura per l’assistenza',
    label: 'Fattura per l’assistenza',
    wants: '{sender} dice quanto si deve pagare per l’assistenza.',
  },
  works_consultation: {
    name: 'una lettera su lavori nel Suo edificio',
    label: 'Lavori nell’edificio',
    wants: '{sender} prevede lavori che Lei aiuterebbe a pagare.',
  },
  circular: {
    name: 'un foglio scritto a molte persone',
    label: 'Foglio per molte persone',
    wants: '{sender} informa molte persone. Non chiede nulla solo a lei.',
  },
  foreclosure: {
    name: 'un avviso di vendita della casa',
    label: 'Vendita forzata della casa',
    wants: '{sender} vuole vendere la casa perché le rate del mutuo sono in ritardo.',
  },
}
