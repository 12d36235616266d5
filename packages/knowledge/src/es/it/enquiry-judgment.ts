/** The Italian words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_IT: Words = {
  'es.ask.appeal': {
    says: 'Ha 20 giorni lavorativi dalla notifica. Non c’è appello nel juicio verbal fino a 3.000 €. Serve un avvocato, gratuito con reddito basso, e un deposito di 50 €. L’altra parte può chiedere l’esecuzione prima della fine dell’appello.',
    dependsOn: 'il tipo di processo e la somma',
  },
  'es.ask.enforcement': {
    says: 'Ha dieci giorni lavorativi per opporsi, per pochi motivi: ha pagato, c’è un accordo o è scaduta. Il tribunale può cercare subito conti, paga e beni. La paga fino al salario minimo è salva. Chieda un avvocato gratuito e offra un piano.',
  },
  'es.ask.home-seized': {
    says: 'Sì, ma solo un tribunale o un ufficio pubblico, e prima vengono soldi e paga. Per un mutuo casa la banca deve avere arretrati lunghi e avvisare un mese prima. Per chi è fragile lo sgombero può essere fermato. Veda presto un avvocato gratuito e offra un piano.',
    dependsOn: 'chi è il creditore',
  },
}
