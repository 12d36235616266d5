/** Questions about free prescriptions for people on Universal Credit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRESCRIPTIONS_ES: Words = {
  'gb.ask-benefit.free-prescriptions': {
    dependsOn: 'dónde vive y su sueldo del último mes de Universal Credit',
    says: 'Las recetas son gratis para todos en Gales, Escocia e Irlanda del Norte. En Inglaterra ellas y el dentista del NHS lo son con Universal Credit si el sueldo neto del último periodo fue de 435 £ o menos. Son 935 £ si en la solicitud hay un hijo o una parte por salud. En pareja cuentan los dos sueldos. ¿Duda? Pague, pida el formulario FP57 y reclame el dinero. Marcarlo mal puede traer una multa, que se anula si prueba su derecho. Si gana más: Low Income Scheme (HC1).',
  },
}
