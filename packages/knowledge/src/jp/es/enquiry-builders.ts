/** The Spanish words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_ES: Words = {
  'jp.ask.builder-overcharge': {
    says: 'Vale el precio acordado. El trabajo extra exige antes su sí. Pida una factura con partidas, pague lo acordado y discuta el resto por escrito. ¿Vinieron a su casa, o fue mucho más caro que el anuncio? Entonces puede tener ocho días para anular (クーリング・オフ). No pague bajo presión; llame al 188.',
  },
  'jp.ask.bad-work': {
    says: 'Haga fotos y pida por escrito que lo arreglen, con fecha. Hasta entonces puede retener una parte justa del precio. Si no pasa nada, pida un precio menor o dinero. Avise del fallo en un año.',
  },
}
