/** The limits of a rise of rent, and the decrees on it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_CAP_WORDS: Words = {
  'es.home.right-rise-limit': {
    says: 'La renta solo puede subir una vez al año y si el contrato lo dice. En contratos desde el 26 de mayo de 2023 no puede pasar del índice del INE (IRAV).',
  },
  'es.home.step-decree': {
    says: 'Dos decretos de octubre de 2026 hablan de un tope del 2 % y de contratos más largos. El Congreso debía convalidarlos. Pregunte si hoy están en vigor.',
  },
  'es.home.change-rdl8': {
    says: 'El tope del 2 % de marzo de 2026 (RDL 8/2026) terminó el 30 de abril de 2026: el Congreso no lo convalidó.',
    was: 'Desde el 22 de marzo de 2026 la subida tenía un tope del 2 % y hasta dos años más.',
    is: 'El índice del INE (IRAV) es el tope de los contratos desde el 26 de mayo de 2023. Pregunte si el Congreso convalidó los decretos de octubre de 2026.',
  },
}
