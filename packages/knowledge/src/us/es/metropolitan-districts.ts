/** Notices of Colorado’s metropolitan districts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_ES: Words = {
  'us.metro-district.want': {
    says: 'El distrito dice que se incumplió una cláusula o regla de diseño. Quiere que lo corrija, o puede venir una multa.',
  },
  'us.metro-district.reality': {
    says: 'Un metropolitan district es un gobierno local, no un club de dueños. Solo puede exigir las cláusulas que obligan a su casa.',
  },
  'us.metro-district.right-hearing': {
    says: 'En Colorado el distrito necesita una norma escrita con la lista de multas. Deben avisarle y darle la oportunidad de una audiencia justa.',
  },
  'us.metro-district.right-home': {
    says: 'No puede ejecutar su casa (foreclose) por multas o cargos sin pagar. Si un tribunal no halla falta, no puede cobrarle su abogado.',
  },
  'us.metro-district.step-right': {
    says: 'Corríjalo antes de la fecha y guarde una foto fechada. Si no está de acuerdo, pida por escrito la cláusula, la foto de ellos, la norma de multas y una audiencia.',
  },
  'us.metro-district.ask-fine': {
    says: 'En Colorado un metropolitan district solo puede multarle según su norma escrita y su lista, tras un aviso y la oportunidad de una audiencia justa. Pida por escrito la cláusula, la norma, la prueba y una audiencia. Corrija lo que sea cierto y guarde fotos fechadas. No puede ejecutar su casa por multas o cargos.',
    dependsOn: 'la cláusula, y si el distrito siguió su propia norma',
  },
}
