/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'ie.ask.pay-cut': {
    says: 'Scriva che non è d’accordo. Il datore non può ridurre la paga concordata senza il suo consenso o una clausola chiara. Può reclamare gratis alla WRC entro sei mesi.',
  },
  'ie.ask.dismissed-pregnant': {
    says: 'È vietato licenziarla perché incinta o in congedo. Per questo non servono 12 mesi di lavoro. Reclami gratis alla WRC entro sei mesi.',
  },
  'ie.ask.settlement-agreement': {
    says: 'Non firmi subito. Una rinuncia vale solo se sapeva cosa perdeva; di solito serve una consulenza. Chieda all’azienda di pagare l’avvocato (solicitor).',
  },
  'ie.ask.holiday-pay-at-end': {
    says: 'Chieda per iscritto i giorni di ferie maturati e non goduti. Quando il lavoro finisce, il datore deve pagarli. Se non lo fa, si rivolga alla WRC entro sei mesi. È gratis.',
  },
  'ie.ask.pay-deducted': {
    says: "Possono farlo solo se il contratto lo dice, la somma è equa e l'hanno avvisata per iscritto una settimana prima. Chieda per iscritto la restituzione. Poi reclami gratis alla WRC entro sei mesi.",
  },
  'ie.ask.public-holiday-pay': {
    says: 'Le spetta un giorno libero pagato, un altro giorno pagato entro un mese, un giorno di ferie in più o un giorno di paga in più. Sceglie il datore. Chi è part-time deve avere 40 ore nelle cinque settimane prima. Se non paga, reclami alla WRC entro sei mesi.',
  },
  'ie.ask.fired-no-reason': {
    says: 'Dopo 12 mesi il datore deve mostrare un motivo giusto e una procedura giusta: richiami, colloquio, appello. Chieda i motivi per iscritto; deve averli in 14 giorni. Reclami alla WRC entro sei mesi. Il preavviso spetta dopo 13 settimane.',
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
}
