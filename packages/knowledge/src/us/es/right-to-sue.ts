/** The Spanish words of the rows in ../right-to-sue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHT_TO_SUE_ES: Words = {
  'us.sue.want': {
    says: 'La agencia cierra su cargo (charge) por discriminación. Eso no significa que usted no tenía razón: le permite ir a la corte por su cuenta.',
  },
  'us.sue.right': {
    says: 'Puede demandar en la corte dentro de 90 días después de recibir este aviso. Pasado ese día, el derecho casi siempre se pierde.',
  },
  'us.sue.deadline': {
    says: 'Tiene 90 días para demandar, contados desde que recibió el aviso. Para estar seguro, cuente desde su fecha.',
    action: 'Presentar su caso en la corte',
    consequence: 'La corte casi siempre rechaza un caso tardío.',
  },
  'us.sue.step': {
    says: 'Guarde el sobre o el correo: muestra el día en que llegó el aviso. Pida su expediente a la EEOC y vea esta semana a un abogado laboral.',
  },
}
