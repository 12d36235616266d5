/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'nz.ask.healthy-homes': {
    says: 'Toda vivienda alquilada debe cumplir ahora las normas de casas sanas (healthy homes standards) sobre calor, humedad y aire.',
  },
  'nz.ask.repair-notice': {
    says: 'Dé un aviso de 14 días para arreglarlo. Después el Tenancy Tribunal puede ordenar obras, menos alquiler o una indemnización.',
  },
  'nz.ask.bond-law': {
    says: 'Una fianza (bond) es de cuatro semanas de alquiler como máximo, y debe depositarse en un plazo de 23 días hábiles. El casero debe probar un daño mayor que el desgaste.',
  },
  'nz.ask.notice-days': {
    says: 'En un alquiler periódico, 90 días no necesitan motivo; 42 días necesitan uno de la ley. Un aviso para castigarle es nulo: acuda al Tribunal en 28 días hábiles.',
  },
  'nz.ask.fix-it': {
    says: 'Siga pagando la renta. Dé al arrendador un aviso escrito de 14 días para arreglarlo. Si no, el Tenancy Tribunal puede ordenar la obra, bajar la renta y darle dinero.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un plazo fijo solo acaba antes si el arrendador acepta, o el Tribunal lo decide por gran dificultad. También puede pedir cederlo a otro; para negarse necesitan una razón justa.',
  },
}
