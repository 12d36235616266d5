/** The Italian words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_IT: Words = {
  'us.sue.want': {
    says: 'L’ufficio chiude il Suo reclamo (charge) per discriminazione. Non vuol dire che Lei aveva torto: ora può andare in tribunale da solo.',
  },
  'us.sue.right': {
    says: 'Può fare causa entro 90 giorni da quando ha ricevuto questo avviso. Dopo quel giorno il diritto è quasi sempre perso.',
  },
  'us.sue.deadline': {
    says: 'Ha 90 giorni per fare causa, contati da quando ha ricevuto l’avviso. Per sicurezza conti dalla sua data.',
    action: 'Presentare la causa in tribunale',
    consequence: 'Il tribunale quasi sempre respinge una causa in ritardo.',
  },
  'us.sue.step': {
    says: 'Tenga la busta o la mail: mostra il giorno in cui è arrivato l’avviso. Chieda il Suo fascicolo alla EEOC e veda questa settimana un avvocato del lavoro.',
  },
}
