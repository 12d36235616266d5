/** The Spanish words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_ES: Words = {
  'gb.refused.step-other': {
    says: 'Busque en la carta el nombre del defensor (ombudsman) y el último día. Use su formulario en línea.',
  },
  'gb.refused.right-other-free': {
    says: 'La mayoría de los defensores (ombudsman) son gratis para usted. La carta debe nombrar el suyo.',
  },
  'gb.refused.right-phone': {
    says: 'Cada compañía de teléfono o internet debe tener un servicio gratis: Communications Ombudsman o CISAS. Puede ir ya, o seis semanas después de la queja.',
  },
  'gb.refused.right-energy': {
    says: 'Cada compañía de energía debe pertenecer al Energy Ombudsman, que es gratis. Si acepta su decisión, debe cumplirla.',
  },
  'gb.refused.right-homes': {
    says: 'El Housing Ombudsman es gratis. Casi siempre tiene 12 meses desde la respuesta final del propietario.',
  },
  'gb.refused.option-other': {
    says: 'Rellene el formulario del defensor que nombra la carta, con esta respuesta y sus pruebas.',
    title: 'Acudir al defensor (ombudsman)',
    cost: 'Casi siempre nada.',
    time: 'Semanas o meses.',
    risk: 'Bajo. Algunos tienen un límite de suma o de plazo.',
    bestFor: 'La respuesta le parece injusta.',
  },
}
