/** Questions about letters that say stop: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_ES: Words = {
  'gb.ask-stop.mark-letter': {
    says: 'No la ignore y no firme nada con prisa. Busque la marca, su fecha y sus productos en el registro público. Un nombre parecido cuenta casi siempre solo para productos parecidos, si los compradores pueden confundirlos. Pida más tiempo y antes busque consejo.',
  },
  'gb.ask-stop.used-first': {
    says: 'Reúna pruebas con fecha de su uso antes de la solicitud de ellos: facturas, fotos, la web. Un nombre que los compradores ya conocían puede anular una marca posterior, o seguir en su zona. Consulte a un abogado de marcas antes de firmar o dejarlo.',
  },
}
