/** Questions about a landlord’s notice by text, by email or without its papers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_ES: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Puede no valer. Debe ser escrito y firmado, con motivo, último día y copia a la RTB el mismo día. Para vender o para la familia necesita una declaración jurada (statutory declaration). Vale por correo electrónico, no por mensaje. Tras un año, 180 días o más. Si alquila desde el 1 de marzo de 2026, vender no suele ser motivo. Quédese, pague y acuda a la RTB en 90 días. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'No. Un mensaje, llamada o correo no es una revisión. Hace falta el formulario de la RTB firmado, 90 días de aviso y copia a la RTB. La renta puede subir una vez en 12 meses, un 2 % o la inflación, lo que sea menor, en todo el país; los pisos nuevos, la inflación. En un contrato en curso casi nunca salta al mercado. Pague la renta de antes y recurra a la RTB antes de la fecha.',
  },
}
