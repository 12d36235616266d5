/** Questions about a hedge of the neighbours that takes the light: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_HEDGE_ES: Words = {
  'gb.ask-home.high-hedge': {
    says: 'Solo puede cortar lo que cuelga sobre su lado, hasta el límite, y sin matar la planta. Para lo demás hable, escriba y ofrezca mediación; guarde pruebas. Si no sirve, quéjese al ayuntamiento (council) por seto alto. Son dos o más plantas de hoja perenne de más de dos metros que quitan luz. Suelen cobrar unos cientos de libras. El ayuntamiento puede ordenar que lo corten; no hacerlo es delito. Pregunte antes si los árboles están protegidos.',
  },
}
