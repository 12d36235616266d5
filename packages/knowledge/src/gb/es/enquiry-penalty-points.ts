/** Questions about penalty points and a ban from driving: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENALTY_POINTS_ES: Words = {
  'gb.ask-speed.totting': {
    says: 'Con 12 puntos en tres años el juez debe prohibir conducir al menos seis meses, salvo dificultad excepcional (exceptional hardship). Perder el empleo no suele bastar: muestre con pruebas el efecto en familia, empleados o quienes cuida. Vaya a la vista, con abogado. Móvil en la mano: seis puntos y £200; un conductor novel pierde el permiso con seis.',
  },
  'gb.ask-speed.court': {
    says: 'En zona de 30 (mph), de 31 a 40 son tres puntos, de 41 a 50 de cuatro a seis o 7 a 28 días sin conducir. Desde 51, seis puntos o hasta 56 días. La multa sigue el ingreso: media, una o semana y media. Declararse culpable quita un tercio. Con 12 puntos en tres años, más. No hay segundo curso en tres años.',
    dependsOn: 'su velocidad y sus puntos',
  },
}
