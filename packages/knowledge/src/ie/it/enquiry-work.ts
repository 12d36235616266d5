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
}
