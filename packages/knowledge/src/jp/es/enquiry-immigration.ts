/** Questions about the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_ES: Words = {
  'jp.ask.stay': {
    says: 'Presente la solicitud antes del último día. Así puede quedarse hasta la respuesta, dos meses más como máximo. Si deja el trabajo, avise en 14 días. Si la niegan, pregunte el motivo y vea enseguida a un abogado.',
  },
}
