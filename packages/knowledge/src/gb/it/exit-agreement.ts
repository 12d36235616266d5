/** An offer to end a job by agreement: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENT_IT: Words = {
  'gb.exit.not-yet': {
    says: 'Un’offerta non fa finire nulla. Finché non firma restano lavoro, paga e diritti.',
  },
  'gb.exit.reality': {
    says: 'Di tutto si può parlare: somma, ultimo giorno, referenza e ciò che si dirà agli altri.',
  },
  'gb.exit.right-adviser': {
    says: 'La vincola solo per iscritto e se un consulente indipendente e assicurato Le ha spiegato a che cosa rinuncia. Il nome deve esserci.',
  },
  'gb.exit.right-time': {
    says: 'Deve avere almeno dieci giorni di calendario per pensare e chiedere consiglio. Meno richiede il Suo accordo.',
  },
  'gb.exit.right-no': {
    says: 'Può dire di no. Nessuno può obbligarLa a rinunciare ai Suoi diritti.',
  },
  'gb.exit.right-owed-anyway': {
    says: 'Paga fino all’ultimo giorno, preavviso e ferie non godute sono già Suoi. Guardi che cosa aggiunge l’offerta.',
  },
  'gb.exit.right-speak-up': {
    says: 'Nessuna clausola può impedirLe di segnalare un reato o un pericolo nei modi protetti dalla legge.',
  },
  'gb.exit.know-tax': {
    says: 'Le prime £30,000 per la perdita del lavoro sono di solito senza tasse. Preavviso e ferie sono tassati.',
  },
  'gb.exit.step-sign': {
    says: 'Non firmi ancora nulla. Chieda per iscritto il testo completo e almeno dieci giorni.',
  },
  'gb.exit.step-adviser': {
    says: 'Scelga il Suo consulente: un avvocato (solicitor) o una persona certificata di un sindacato o centro. Chieda al datore di pagare.',
  },
  'gb.exit.step-add-up': {
    says: 'Calcoli quanto avrebbe comunque e quanto può valere una causa. Solo dopo guardi l’offerta.',
  },
  'gb.exit.warn-clock': {
    says: 'Le trattative non fermano il termine per la causa. Per i fatti dal 1° ottobre 2026 è di solito sei mesi meno un giorno.',
  },
  'gb.exit.warn-acas': {
    says: 'Un accordo tramite Acas (COT3) può vincolare senza consulente, anche dopo un sì al telefono. Chieda consiglio prima.',
  },
  'gb.exit.insight-talks': {
    says: 'Questi colloqui di solito restano fuori da una causa comune sul licenziamento. Non in caso di discriminazione, segnalazioni o pressioni indebite.',
    actionable: 'Annoti chi ha detto che cosa e quando, soprattutto minacce di licenziamento.',
  },
  'gb.exit.option-more': {
    says: 'Scriva che cosa vuole e perché: più soldi, una data più tarda, una buona referenza, le spese del consulente.',
    title: 'Chiedere condizioni migliori',
    cost: 'Niente, se pagano il consulente.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andrebbe via con condizioni giuste.',
  },
  'gb.exit.option-accept': {
    says: 'Firmi quando il consulente ha visto ogni clausola con Lei.',
    title: 'Accettare dopo il consiglio',
    cost: 'Il consulente, spesso pagato dal datore.',
    time: 'Una o due settimane.',
    risk: 'Rinuncia per sempre ai diritti elencati.',
    bestFor: 'La somma è giusta e vuole andare.',
  },
  'gb.exit.option-no': {
    says: 'Dica di no con cortesia e continui a lavorare.',
    title: 'Rifiutare l’offerta',
    cost: 'Niente.',
    time: 'Una breve lettera.',
    risk: 'Possono aprire una procedura. Deve essere equa.',
    bestFor: 'Vuole restare o la causa vale di più.',
  },
  'gb.exit.right-adviser-ni': {
    says: 'Vincola solo per iscritto e dopo il parere di un consulente indipendente. Un accordo tramite la Labour Relations Agency non lo richiede.',
  },
  'gb.exit.right-no-ni': {
    says: 'Può dire di no. Finché non firma restano lavoro, paga e diritti.',
  },
  'gb.exit.step-ni': {
    says: 'Non firmi ancora nulla. Chieda il testo e tempo, e chiami gratis la Labour Relations Agency.',
  },
  'gb.exit.warn-clock-ni': {
    says: 'Le trattative non fermano il termine. In Irlanda del Nord è di solito tre mesi.',
  },
  'gb.exit.option-ni': {
    says: 'Scriva che cosa vuole e perché, e chieda che paghino il consulente.',
    title: 'Chiedere condizioni migliori',
    cost: 'Niente, se pagano il consulente.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andrebbe via con condizioni giuste.',
  },
}
