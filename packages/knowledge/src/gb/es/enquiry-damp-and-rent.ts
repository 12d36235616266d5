/** Questions about damp, and about stopping the rent for repairs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_ES: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'No, no deje de pagar el alquiler, pues podrían desahuciarle por atraso. Por humedad o moho graves deben mirarlo en un plazo de 10 días hábiles desde su aviso, y hacerlo seguro en 5 más. En una emergencia son 24 horas.',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'No, no deje de pagar el alquiler. Podría perder su casa por atraso, aunque la reparación les toque a ellos. Avise por escrito, llame al ayuntamiento (council) y pida consejo sobre una demanda.',
  },
  'gb.ask-housing.damp-social': {
    says: 'Avise por escrito con fotos y, si la hay, una carta del médico. Por humedad o moho graves deben mirarlo en un plazo de 10 días hábiles, y hacerlo seguro en 5 más. Si no, reclame, y después vaya al Housing Ombudsman.',
  },
}
