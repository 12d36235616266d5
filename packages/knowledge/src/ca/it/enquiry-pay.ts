/** The Italian words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_IT: Words = {
  'ca.ask.contractor-status': {
    says: 'Il nome non decide. Se la ditta fissa gli orari, dà gli attrezzi e lei lavora solo per lei, forse è un dipendente. Allora le spettano straordinari, ferie e preavviso. Reclami gratis all’ufficio del lavoro (employment standards) o chieda alla CRA.',
    dependsOn: 'come lavora davvero',
  },
  'ca.ask.public-holiday': {
    says: 'Natale e alcuni altri giorni sono festivi pagati in ogni provincia. Se deve lavorare, la legge per lo più dà di più: in Ontario la paga festiva più una volta e mezza la paga, o un altro giorno libero pagato. Alcuni lavori sono esclusi. Reclami all’ufficio del lavoro (employment standards).',
    dependsOn: 'la sua provincia e il tipo di lavoro',
  },
  'ca.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo, e per ora continui a lavorare. Un grande taglio senza il Suo consenso può contare come licenziamento, con i soldi del preavviso. Chieda presto consiglio, perché aspettare può sembrare un consenso.',
  },
  'ca.ask.unpaid': {
    says: 'Chieda la Sua paga per iscritto con le date. Poi faccia reclamo all’ufficio del lavoro (employment standards office) della Sua provincia. È gratis.',
  },
  'ca.ask.minimum-wage': {
    says: 'Ogni provincia fissa il suo. In Ontario è 17,95 $ l’ora dal 1º ottobre 2026, in British Columbia 18,25 $ da giugno, in Quebec 16,60 $ da maggio e in Alberta 15 $. Banche, compagnie aeree e altri sotto la legge federale hanno il loro, vicino a 18 $. Alcuni studenti e lavoratori con mance prendono meno in poche province. Se prende meno, chieda per iscritto, poi reclami gratis all’ufficio del lavoro.',
    dependsOn: 'la sua provincia e il suo lavoro',
  },
}
