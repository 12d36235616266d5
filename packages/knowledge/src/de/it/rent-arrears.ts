/** Rent that is owed: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_ARREARS_WORDS: Words = {
  'de.home.want-at-once': {
    says: 'Il Suo locatore chiude subito il contratto per affitti non pagati. Pagare tutto in tempo può annullarlo.',
  },
  'de.home.want-arrears': {
    says: "Il Suo locatore dice che l'affitto non è pagato e lo vuole ora.",
  },
  'de.home.know-takeover': {
    says: "Il Jobcenter o l'ufficio sociale può assumere i debiti di affitto come prestito, così tiene la casa. Può chiederlo anche chi lavora.",
    learnMore:
      'Vada lì con la disdetta e una lista del debito. Chieda la «Übernahme von Mietschulden» (assunzione dei debiti di affitto).',
  },
  'de.home.step-pay-all': {
    says: 'Provi a pagare ora tutto il debito di affitto. Ogni euro conta: solo il pagamento completo annulla una disdetta immediata.',
  },
  'de.home.step-office': {
    says: "Niente soldi? Vada subito al Jobcenter, all'ufficio sociale o all'ufficio casa del Comune (Wohnungssicherung). Chieda di assumere il debito.",
  },
  'de.home.step-keep-paying': {
    says: "Continui a pagare tutto l'affitto. Paghi ogni mese entro il terzo giorno lavorativo e tenga la prova.",
  },
  'de.home.step-arrears-plan': {
    says: 'Scriva oggi al locatore con un piano. Chieda per iscritto di ritirare la disdetta quando tutto è pagato.',
  },
  'de.home.step-housing-benefit': {
    says: "Verifichi il sussidio per l'alloggio (Wohngeld) o il sostegno di base. Parte dal mese della domanda.",
  },
  'de.home.step-defects': {
    says: "C'era umidità, mancava il riscaldamento o un altro difetto che aveva segnalato? Allora l'affitto era più basso per legge. Lo dica ora, con le prove.",
  },
  'de.home.option-pay': {
    title: 'Pagare tutto il debito di affitto',
    says: "Paghi tutto, o porti una promessa del Jobcenter o dell'ufficio sociale di pagare.",
    cost: "Tutto il debito, forse come prestito dell'ufficio.",
    time: 'Ora, al più tardi due mesi dopo la notifica di una causa.',
    risk: 'Non annulla una disdetta ordinaria data insieme. Chieda di ritirarla.',
    bestFor: "Deve l'affitto e vuole restare.",
  },
  'de.home.option-dispute-arrears': {
    title: 'Contestare la somma',
    says: 'Mandi prove di pagamento o di difetti. Se non è sicuro, paghi con riserva (unter Vorbehalt).',
    cost: 'Gratis.',
    time: 'Una lettera ora.',
    risk: 'Un affitto dovuto e non pagato può costarLe la casa.',
    bestFor: "Ha pagato, o i difetti hanno ridotto l'affitto.",
  },
  'de.home.right-cure': {
    says: 'Se tutti i debiti di affitto sono pagati entro due mesi dalla notifica della causa, la disdetta immediata cade. Funziona una volta in due anni.',
  },
  'de.home.right-two-rents': {
    says: 'Per una disdetta immediata deve mancare più di un mese di affitto in due mesi di fila, o due mesi di affitto in tutto.',
  },
  'de.home.warn-ordinary': {
    says: 'Spesso danno insieme una seconda disdetta, ordinaria. Pagare in ritardo ancora non annulla quella. Chieda presto consiglio.',
  },
  'de.home.warn-reduce': {
    says: "Attenzione a ridurre l'affitto per difetti. Se riduce troppo, rischia una disdetta. Paghi invece con riserva.",
  },
  'de.home.limitation-rent': {
    says: 'I vecchi affitti si prescrivono tre anni dopo la fine del loro anno.',
    from: "la fine dell'anno in cui l'affitto è scaduto",
    restartedBy: 'Un pagamento o un riconoscimento fa ripartire i tre anni.',
  },
}
