/** The Italian words of the rows in ../cancellation-fee.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CANCELLATION_FEE_IT: Words = {
  'de.cancel.reality': {
    says: 'Una somma fissa nelle clausole non è sempre dovuta. Non può superare la perdita abituale.',
  },
  'de.cancel.right-less': {
    says: 'Può mostrare che la ditta ha perso meno o nulla. Se le clausole lo escludono, la somma fissa non vale.',
  },
  'de.cancel.right-withdraw': {
    says: 'Ha firmato online, al telefono o a casa? Allora di solito aveva 14 giorni, o un anno in più senza informazione. Non per beni su misura.',
  },
  'de.cancel.step-ask': {
    says: 'Chieda il contratto, la clausola e il calcolo della perdita. Prima non paghi nulla.',
  },
  'de.no-show.want': {
    says: 'Uno studio o un negozio Le ricorda un appuntamento. Ora non deve nulla.',
  },
  'de.no-show.rights': {
    says: 'Per un appuntamento mancato paga solo se l’ora era tenuta solo per Lei e Lei lo sapeva.',
  },
  'de.no-show.right-less': {
    says: 'Si è ammalato, o hanno preso un altro paziente? Allora di regola non deve nulla. Devono togliere ciò che hanno risparmiato.',
  },
  'de.no-show.step-cancel': {
    says: 'Non può andare? Disdica prima del termine indicato e annoti il giorno e con chi ha parlato. Così non può seguire alcun costo.',
  },
}
