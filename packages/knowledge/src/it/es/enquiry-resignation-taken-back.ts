/** Questions about a resignation that was sent and is to be taken back: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNATION_TAKEN_BACK_ES: Words = {
  'it.ask.resignation-taken-back': {
    says: 'Tiene siete días desde el envío para retirarla: en línea con SPID en el mismo sitio, o por un patronato, un sindicato o la inspección. El empleo sigue como antes. Escriba a la empresa que está dispuesto a trabajar y no firme nada más. Después un juez puede anular lo forzado con amenazas: vaya enseguida a un sindicato. Embarazada o con un hijo menor de tres años, solo vale cuando la inspección la confirma.',
  },
}
