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
  'nz.ask.fix-it': {
    says: 'Siga pagando la renta. Dé al arrendador un aviso escrito de 14 días para arreglarlo. Si no, el Tenancy Tribunal puede ordenar la obra, bajar la renta y darle dinero.',
  },
  'nz.ask.fixed-term-early': {
    says: 'Un plazo fijo solo acaba antes si el arrendador acepta, o el Tribunal lo decide por gran dificultad. También puede pedir cederlo a otro; para negarse necesitan una razón justa.',
  },
  'nz.ask.rent-up': {
    says: 'El alquiler puede subir una vez en 12 meses, con 60 días de aviso escrito. Si está muy por encima del mercado, el Tribunal puede bajarlo.',
    dependsOn: 'las fechas y su contrato',
  },
  'nz.ask.deposit': {
    says: 'Tenancy Services guarda la fianza (bond). Pídala allí. El casero debe probar cualquier daño; el desgaste normal no lo paga usted. Si no está de acuerdo, use el Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Desde el 1 de diciembre de 2025 un casero solo puede negar una mascota por una buena razón. Puede pedir una fianza por ella (pet bond) de dos semanas de alquiler.',
    dependsOn: 'la casa y la mascota',
  },
  'nz.ask.repairs': {
    says: 'Pida por escrito con fotos. Si no pasa nada, envíe un aviso de arreglo de 14 días (14 day notice to remedy) y haga una solicitud al Tribunal. Siga pagando el alquiler.',
  },
  'nz.ask.entry': {
    says: 'Necesitan su permiso, o 48 horas de aviso para una inspección y 24 horas para arreglos. Una emergencia es distinta.',
  },
  'nz.ask.leaving': {
    says: 'En un alquiler sin fecha de fin (periodic tenancy) avisa por escrito con al menos 21 días. Un plazo fijo (fixed term) le obliga, salvo que el casero esté de acuerdo o el Tribunal lo termine por dificultades.',
    dependsOn: 'el tipo de alquiler',
  },
}
