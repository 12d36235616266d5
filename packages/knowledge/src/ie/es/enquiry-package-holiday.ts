/** Questions about a package holiday that was changed: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_HOLIDAY_ES: Words = {
  'ie.ask.package-changed': {
    says: 'Sí. Si el organizador cambia algo importante antes de salir, como la categoría del hotel o las fechas, puede cancelar gratis. Igual con más del 8 % de subida. Deben devolver todo en 14 días. Responda antes del día fijado. Si fue malo allí, avise en el momento y pida luego una rebaja. Después, la small claims procedure.',
  },
}
