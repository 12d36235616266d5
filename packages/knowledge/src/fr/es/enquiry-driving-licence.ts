/** Questions about the driving licence and its points: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_WORDS: Words = {
  'fr.ask-buy.licence-held': {
    says: 'No conduzca. La policía puede retener el permiso unos días. Después el prefecto puede suspenderlo meses, y un juez decide más tarde. Por drogas puede pedir una segunda prueba (contre-expertise). Lea los plazos de la orden y vea a un abogado antes del juicio.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'la infracción',
    says: 'Un punto perdido vuelve tras seis meses sin nueva infracción. Todos vuelven tras dos años, o tres si la infracción es más grave. Un curso (stage) de dos días devuelve hasta cuatro, una vez al año. Vea sus puntos en el sitio oficial (Mes Points Permis).',
  },
  'fr.ask-buy.licence-void': {
    says: 'Sin puntos (carta 48SI), su permiso ya no vale. No conduzca: es un delito. Tiene dos meses para ir al tribunal administrativo, o escribir antes al ministro. Pida su registro completo de puntos: en cada infracción debían informarle de la pérdida. Puede volver a examinarse después de seis meses, con un examen médico y psicológico.',
  },
}
