/** Questions about a landlord’s notice by text, by email or without its papers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_ES: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Revíselo: puede no valer. El aviso debe ser escrito y firmado, con el motivo y el último día. Para vender o para la familia necesita una declaración jurada (statutory declaration) y copia a la RTB el mismo día. Puede llegar por correo electrónico, pero un simple mensaje no basta. Tras un año son 180 días, tras siete 196. Quédese, pague y recurra a la RTB en 90 días. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'No. Un mensaje, llamada o correo no es una revisión. Hace falta el formulario de la RTB firmado, 90 días de aviso y copia a la RTB. La renta puede subir una vez en 12 meses, un 2 % o la inflación, lo que sea menor, en todo el país; los pisos nuevos, la inflación. En un contrato en curso casi nunca salta al mercado. Pague la renta de antes y recurra a la RTB antes de la fecha.',
  },
}
