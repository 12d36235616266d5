/** Questions about rent arrears, eviction and the right to a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_WORDS: Words = {
  'fr.ask-home.winter': {
    says: 'La tregua de invierno solo para el desalojo mismo, del 1 de noviembre al 31 de marzo. El caso sigue, la deuda crece y desde abril pueden echarle. Pague lo que pueda y conteste cada papel. Pida más tiempo al juez de ejecución (hasta un año), el FSL y el DALO. Un propietario que cambia la cerradura comete un delito: llame al 17.',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Hable con el arrendador, llame a SOS loyers impayés (0 805 16 00 75) y pida el FSL. Tras una orden formal (commandement) tiene seis semanas en contratos nuevos.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Tiene dos meses desde la orden para salir. Pida al juez de ejecución hasta un año, y solicite el DALO.',
  },
  'fr.ask-home.more-time': {
    says: 'Pida más tiempo al juez de ejecución (juge de l’exécution): de un mes a un año. Lleve pruebas de sus ingresos y de su búsqueda de vivienda. Solicite también el DALO.',
  },
  'fr.ask-home.dalo': {
    says: 'Pida primero una vivienda social y guarde el número. ¿Está sin casa, a punto de desahucio, en una vivienda indigna o espera demasiado? Envíe gratis el formulario DALO a la comisión de la prefectura. Si dice sí y no llega nada en tres a seis meses, vaya al tribunal administrativo.',
  },
}
