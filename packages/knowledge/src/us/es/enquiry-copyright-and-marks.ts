/** The Spanish words of the rows in ../enquiry-copyright-and-marks.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COPYRIGHT_AND_MARKS_ES: Words = {
  'us.ask-consumer.copyright': {
    says: 'Quite la obra y guarde una copia. Pida pruebas de propiedad y registro antes de pagar. Los papeles de la corte o de la Copyright Claims Board tienen una fecha que debe cumplir.',
  },
  'us.ask-everyday.mark-letter': {
    says: 'No la ignore y no firme nada con prisa. Solo un tribunal puede ordenarle parar. Cuenta quién usó antes el nombre, dónde, para qué, y si los compradores pueden confundirse. Busque en uspto.gov, guarde pruebas de su primer uso y consulte a un abogado.',
  },
  'us.ask-everyday.takedown': {
    says: 'Pida al sitio una copia de la queja. Si fue un error o tenía permiso, mande una contranotificación. Casi siempre vuelve en 10 a 14 días hábiles.',
  },
}
