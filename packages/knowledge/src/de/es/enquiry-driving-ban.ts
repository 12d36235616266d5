/** Questions about driving so fast that the licence is taken for a month: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_ES: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Desde 31 km/h de más en ciudad o 41 fuera: multa, dos puntos y al menos un mes sin conducir. También dos veces 26 o más en un año. En el formulario dé solo nombre y dirección. Tiene dos semanas desde el sobre amarillo para reclamar. En la primera prohibición elige el inicio dentro de cuatro meses. Si su empleo depende de ello, vea antes a un abogado.',
    dependsOn: 'el exceso, el lugar y lo anterior',
  },
}
