/** Questions about living in a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'de.ask-home.sublet': {
    says: "Per una parte dell'appartamento può pretendere il permesso, se ha un buon motivo nato dopo. Chieda prima per iscritto.",
    dependsOn: 'se ha un buon motivo e ha chiesto prima',
  },
  'de.ask-home.step-check': {
    says: "Faccia controllare ogni disdetta da un'associazione inquilini prima di firmare o traslocare.",
  },
  'de.ask-home.step-pay': {
    says: "Continui a pagare l'affitto. Con arretrati chieda subito aiuto al Jobcenter o all'ufficio sociale.",
  },
  'de.ask-home.right-court': {
    says: 'Può restare finché un tribunale decide e viene un ufficiale giudiziario.',
  },
  'de.ask-home.guide-objection': {
    says: 'Si opponga per disagio in forma scritta due mesi prima della fine del contratto.',
  },
  'de.ask-home.guide-loan': {
    says: "Chieda al Jobcenter o all'ufficio sociale di assumere i debiti di affitto come prestito.",
  },
  'de.ask-home.guide-benefit': {
    says: "Verifichi il sussidio per l'alloggio (Wohngeld). Parte dal mese della domanda.",
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un locatore deve avere un motivo legale, scritto in una lettera firmata su carta.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Pagare in tempo tutti i debiti di affitto può annullare una disdetta immediata, una volta in due anni.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Può vedere le ricevute dietro un conguaglio delle spese.',
  },
  'de.ask-home.guide-option-help': {
    title: 'Associazione inquilini o avvocato',
    says: 'Faccia controllare la lettera e il contratto.',
    cost: 'Una quota annua, o un buono per un avvocato.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Ogni lettera del locatore di cui dubita.',
  },
  'de.ask-home.guide-warn': {
    says: "Non smetta di pagare l'affitto di Sua idea. Paghi con riserva e chieda consiglio.",
  },
  'de.ask-home.broker': {
    says: 'Per una casa in affitto paga chi incarica l’agente. Lei paga solo se lo ha incaricato per iscritto e lui ha cercato la casa solo per Lei. Ogni altro accordo è nullo. Il pagato si può chiedere indietro, di solito per tre anni.',
  },
  'de.ask-home.pets': {
    says: 'Un contratto non può vietare tutti i cani e gatti. Il locatore deve pesare: grandezza, casa, vicini, i Suoi motivi. Chieda prima per iscritto. Gli animali piccoli in gabbia o acquario non richiedono permesso. Se il no non ha un motivo giusto, può decidere un giudice.',
    dependsOn: 'l’animale, la casa e i motivi di entrambi',
  },
  'de.ask-home.sublet-refused': {
    says: 'Non subaffitti senza il sì del padrone di casa: può costarle la casa. Ma per una parte può pretendere quel sì. Serve un buon motivo nato dopo il contratto: lavoro all’estero, partenza del partner, costi alti. Basta tenere una stanza. «Niente estranei» non è un motivo: solo quella persona, troppa gente o un vero peso. Chieda per iscritto con nome, lavoro e un termine. Dopo un no può chiedere al giudice il sì e l’affitto perso.',
  },
}
