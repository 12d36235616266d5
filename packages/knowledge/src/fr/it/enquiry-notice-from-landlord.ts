/** The Italian words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'La disdetta deve arrivarle sei mesi prima della fine se la casa è vuota, tre se arredata. Più tardi, o a metà contratto, è nulla e il contratto continua: tre anni (uno se arredata). Vale solo per vendere, abitarci o per un motivo serio. Se si vende vuota, può comprare per primo. Continui a pagare e risponda per iscritto.',
    dependsOn: 'se la casa è arredata',
  },
}
