/** The Spanish words of the rows in ../layoff.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAYOFF_WORDS: Words = {
  'ca.layoff.want': {
    says: 'Su empleador le suspende del trabajo (layoff). Mire si es por un tiempo o para siempre, y si hay un día de regreso.',
  },
  'ca.layoff.reality': {
    says: 'Una suspensión (layoff) que dura demasiado termina el empleo según la ley. Entonces se debe el pago por el fin del empleo.',
  },
  'ca.layoff.on': {
    says: 'En Ontario una suspensión (layoff) puede durar 13 semanas de 20, y en algunos casos 35 semanas de 52. Después el empleo terminó y se debe un pago.',
  },
  'ca.layoff.bc': {
    says: 'En Columbia Británica una suspensión (layoff) puede durar 13 semanas de 20. Después el empleo terminó desde su primer día y se debe un pago.',
  },
  'ca.layoff.ab': {
    says: 'En Alberta una suspensión (layoff) necesita aviso escrito y casi siempre puede durar 90 días de 120. Después el empleo terminó y se debe un pago.',
  },
  'ca.layoff.qc': {
    says: 'En Quebec una suspensión (mise à pied) de seis meses o más cuenta como fin del empleo. Entonces se debe preaviso, o su pago.',
  },
  'ca.layoff.federal': {
    says: 'En un banco, aerolínea, telefonía o tren, una suspensión (layoff) de tres meses o menos no termina el empleo. Las más largas necesitan un día fijo de regreso.',
  },
  'ca.layoff.contract': {
    says: 'Si su contrato no permite suspensiones (layoffs), quizá pueda tratarla como un despido. Busque consejo antes de hacerlo.',
  },
  'ca.layoff.ei': {
    says: 'Puede pedir el seguro de empleo (EI) en cuanto pare su sueldo. Pida su constancia de empleo (record of employment).',
  },
  'ca.layoff.step': {
    says: 'Pregunte por escrito si la suspensión (layoff) es por un tiempo, y el día de regreso. Pida ya el seguro de empleo (EI).',
  },
}
