/** The Spanish words of the rows in ../music-license.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENSE_ES: Words = {
  'us.music.want': {
    says: 'Una organización de derechos de música quiere que su negocio compre una licencia por tocar sus canciones en público.',
  },
  'us.music.reality': {
    says: 'No es un papel de la corte ni un impuesto. Pero la música para clientes casi siempre necesita licencia.',
  },
  'us.music.right-small': {
    says: 'Las tiendas y restaurantes pequeños no necesitan licencia para una radio o televisión, si respetan ciertos límites de tamaño o altavoces. No vale para streaming, discos ni grupos en vivo.',
  },
  'us.music.right-need': {
    says: 'Solo la música en público necesita licencia. Pregunte qué canciones dicen que sonaron, cuándo y a quién representan.',
  },
  'us.music.right-rate': {
    says: 'Un negocio pequeño que ve injusta la tarifa puede pedir a una corte federal cercana que la revise.',
  },
  'us.music.warn': {
    says: 'No lo ignore si toca música. Una corte puede dar $750 o más por cada canción.',
  },
  'us.music.step': {
    says: 'Anote qué música toca, de qué fuente, y el tamaño del local. Mire si su servicio de música ya cubre a negocios.',
  },
  'us.music.option-answer': {
    says: 'Diga qué toca y que la regla de locales pequeños le cubre, o pida la tarifa de su tamaño.',
    title: 'Responder con los hechos',
    cost: 'Gratis',
    time: 'Una carta corta',
    risk: 'Si la licencia es debida, el uso pasado sigue debiéndose.',
    bestFor: 'Solo tiene radio o televisión, o ninguna música.',
  },
  'us.music.option-stop': {
    says: 'Pare la música, o use un servicio con licencia para negocios.',
    title: 'Parar o pasar a música con licencia',
    cost: 'Según el servicio',
    time: 'Hoy',
    risk: 'No arregla el uso pasado.',
    bestFor: 'No quiere una licencia propia.',
  },
}
