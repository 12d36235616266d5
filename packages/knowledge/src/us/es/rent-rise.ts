/** The Spanish words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_ES: Words = {
  'us.rise.want': {
    says: 'El propietario quiere un alquiler más alto.',
  },
  'us.rise.want-check': {
    says: 'Compruebe si la subida está permitida antes de pagar más o firmar.',
  },
  'us.rise.reality': {
    says: 'Con un contrato a plazo fijo la renta no cambia hasta que termina, salvo que diga otra cosa. De mes a mes deben avisar.',
  },
  'us.rise.not-yet': {
    says: 'La renta anterior vale hasta que pase el plazo de aviso de su estado.',
  },
  'us.rise.right-fair': {
    says: 'No pueden subirla por su raza, religión, sexo, discapacidad o hijos, ni para castigar una queja.',
  },
  'us.rise.right-ca': {
    says: 'En California la mayoría de las rentas sube como máximo 5% más la inflación, y nunca más de 10% al año. Más de 10% exige 90 días de aviso.',
  },
  'us.rise.right-or': {
    says: 'En Oregón una subida exige 90 días de aviso y tiene tope cada año, como máximo 10%. Las viviendas de menos de 15 años están exentas.',
  },
  'us.rise.right-wa': {
    says: 'En el estado de Washington una subida exige 90 días de aviso. El tope es 7% más la inflación, y como máximo 10% al año.',
  },
  'us.rise.right-ny': {
    says: 'En Nueva York una subida de 5% o más exige 30, 60 o 90 días de aviso, según cuánto tiempo vive allí.',
  },
  'us.rise.step-lease': {
    says: 'Lea su contrato: la fecha final, y si permite subir la renta antes.',
  },
  'us.rise.step-local': {
    says: 'Vea si su ciudad o estado tiene límites de renta. Llame al 211 o a una línea de inquilinos.',
  },
  'us.rise.option-talk': {
    says: 'Ofrezca por escrito una subida menor o un contrato más largo.',
    title: 'Pedir menos',
    cost: 'Gratis',
    time: 'Antes del día indicado',
    risk: 'Pueden decir que no.',
    bestFor: 'Paga bien y quiere quedarse.',
  },
  'us.rise.option-help': {
    says: 'La ayuda legal o un grupo de inquilinos puede revisar el aviso.',
    title: 'Hacer que lo revisen',
    cost: 'Gratis si gana poco',
    time: 'Esta semana',
    risk: 'Ninguno.',
    bestFor: 'El aviso es corto o la subida es grande.',
  },
  'us.rise.option-accept': {
    says: 'Pague la renta nueva desde el día indicado, o avise y múdese.',
    title: 'Aceptar o mudarse',
    cost: 'La renta más alta',
    time: 'Antes del día indicado',
    risk: 'Ninguno si es legal.',
    bestFor: 'Es legal y puede pagar.',
  },
}
