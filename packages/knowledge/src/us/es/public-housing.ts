/** The Spanish words of the rows in ../public-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_HOUSING_ES: Words = {
  'us.public.right-voucher': {
    says: 'Antes de quitarle el vale, la oficina de vivienda debe escribir las razones y casi siempre darle una audiencia. Pídala antes de la fecha de la carta.',
  },
  'us.public.step-voucher': {
    says: 'Pida la audiencia por escrito y guarde copia. Pida ver antes su expediente.',
  },
  'us.public.right-project': {
    says: 'La vivienda pública o subsidiada solo puede terminar un contrato con buena causa. Debe recibir razones escritas y casi siempre una audiencia.',
  },
  'us.public.right-voucher-fair': {
    says: 'Quien lo escuche no puede ser quien decidió, y usted puede ver antes los papeles. Diga si hay violencia en casa o una discapacidad: ambas pueden cambiar la decisión.',
  },
}
