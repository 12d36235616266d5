/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'ie.ask.holiday-pay-at-end': {
    says: 'Chieda per iscritto i giorni di ferie maturati e non goduti. Quando il lavoro finisce, il datore deve pagarli. Se non lo fa, si rivolga alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.public-holiday-pay': {
    says: "Le spetta un giorno libero pagato, un altro giorno pagato entro un mese, un giorno di ferie in più o un giorno di paga in più. Sceglie il datore, anche se lei lavora quel giorno. Chi lavora part-time deve avere 40 ore nelle cinque settimane prima. Non importa in quali giorni lavora: se non c'è mai in quel giorno, le spetta un quinto della paga settimanale. Se non pagano, faccia reclamo alla WRC entro sei mesi.",
  },
  'ie.ask.pregnant-at-work': {
    says: 'È vietato trattarla peggio perché è incinta. Ha 26 settimane di congedo e tempo pagato per le visite. Annoti che cosa è successo, si lamenti per iscritto, poi vada alla WRC entro sei mesi.',
  },
  'ie.ask.agency-pay': {
    says: "Dal primo giorno deve avere la stessa paga base, ore e ferie come se l'azienda l'avesse assunta direttamente. Chieda per iscritto il confronto all'agenzia. Poi reclami gratis alla WRC entro sei mesi.",
  },
  'ie.ask.no-payslip': {
    says: "Con ogni paga deve avere una busta paga, e quattro settimane di ferie pagate l'anno a tempo pieno, o l'8% delle ore. Chieda per iscritto e annoti i giorni. Poi reclami alla WRC entro sei mesi. È gratis.",
  },
  'ie.ask.sick': {
    says: 'Dopo 13 settimane di lavoro ha cinque giorni di malattia pagati all’anno, al 70 % della paga fino a 110 € al giorno. Le serve un certificato.',
  },
  'ie.ask.bullied': {
    says: 'Scriva ogni volta e chi l’ha visto, e usi la via dei reclami della ditta. Se riguarda sesso, razza o un altro motivo protetto, vada alla WRC entro sei mesi.',
  },
  'ie.ask.sexual-harassment': {
    says: 'Questa è molestia sessuale, e la legge la vieta. Non deve licenziarsi. Conservi i messaggi e annoti ogni volta e chi ha visto. Si lamenti per iscritto: il datore deve agire e non può punirla. Se non serve, faccia reclamo alla WRC entro sei mesi dall’ultima volta, dodici con un buon motivo. WRC: 0818 80 80 90. Se ci sono toccamenti o minacce, può andare anche alla polizia.',
  },
}
