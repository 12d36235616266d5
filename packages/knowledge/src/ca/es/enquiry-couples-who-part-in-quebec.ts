/** Questions about the home of couples who part in Quebec: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COUPLES_WHO_PART_IN_QUEBEC_ES: Words = {
  'ca.fact.unmarried-home-qc': {
    says: 'En Quebec los años juntos no dan la mitad de la casa ni pensión para usted si nunca se casaron. La nueva unión parental es para parejas con un hijo nacido o adoptado después del 29 de junio de 2025. Puede reclamar el dinero y el trabajo que enriquecieron al otro: guarde pruebas. La pensión de los hijos se debe, y un tribunal puede dejar que el padre o la madre con los hijos se quede. La mediación para padres es gratis. Pida consejo antes de irse.',
  },
  'ca.fact.married-home-qc': {
    says: 'En Quebec los casados reparten por mitad el valor del patrimonio familiar, esté a nombre de quien esté. Son las viviendas de la familia, los muebles, los autos familiares y los derechos de pensión y RRSP ganados en el matrimonio. Regalos, herencias y lo pagado antes del matrimonio se pueden restar. La vivienda no se puede vender sin su sí. También puede pedir pensión. La mediación para padres es gratis. Pida consejo antes de firmar.',
  },
}
