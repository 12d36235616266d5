/** Questions about driving so fast that the licence is taken for a month: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_BAN_ES: Words = {
  'de.ask-drive.speed-ban': {
    says: 'Desde 31 km/h de más en ciudad o 41 fuera: multa, dos puntos y al menos un mes sin conducir. También dos veces 26 o más en un año. En el formulario dé solo nombre y dirección. Tiene dos semanas desde el sobre amarillo para reclamar. En la primera prohibición elige el inicio dentro de cuatro meses. Si su empleo depende de ello, vea antes a un abogado.',
    dependsOn: 'el exceso, el lugar y lo anterior',
  },
  'de.ask-drive.alcohol': {
    says: 'Desde 1,1 por mil es delito. El juez suele quitar el permiso y fija un plazo (Sperre) de seis meses a cinco años. El nuevo permiso hay que pedirlo, mejor tres meses antes del fin. El examen MPU llega siempre desde 1,6; por debajo solo con otros motivos. De 0,5 a 1,09 sin fallos: 500 €, dos puntos y un mes sin conducir. No diga nada del hecho a la policía y hable con un abogado. Contra una orden penal: dos semanas.',
  },
}
