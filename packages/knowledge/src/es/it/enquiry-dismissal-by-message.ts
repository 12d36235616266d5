/** The Italian words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_IT: Words = {
  'es.ask.dismissed-message': {
    says: 'Il licenziamento deve essere scritto, con i fatti e la data. Un messaggio o una telefonata senza questo lo rende illegittimo (improcedente). Lo conservi e scriva che non è d’accordo. Ha 20 giorni lavorativi.',
  },
  'es.ask.trial-period': {
    says: 'In prova possono chiudere senza motivo e senza preavviso. La prova deve essere scritta e non troppo lunga. Per gravidanza o un altro motivo vietato è nullo. Ha 20 giorni lavorativi.',
    dependsOn: 'che cosa dice il contratto e perché l’hanno fatto',
  },
}
