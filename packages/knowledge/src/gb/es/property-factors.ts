/** Facturas del administrador de fincas en Escocia: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const PROPERTY_FACTORS_ES: Words = {
  'gb.factor.code': {
    says: 'Un administrador de fincas (property factor) debe estar en el registro público y seguir un código. Debe explicar cada cargo y responder a las quejas.',
  },
  'gb.factor.tribunal': {
    says: 'Primero escriba su queja al administrador. Si no lo arregla, puede acudir al First-tier Tribunal for Scotland, Housing and Property Chamber.',
  },
  'gb.factor.share': {
    says: 'Compruebe su parte en las escrituras (title deeds). Si no dicen nada, la ley de edificios (tenements) fija el reparto.',
  },
}
