/** The Spanish words of the rows in ../enquiry-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ES: Words = {
  'jp.ask.rent-rise': {
    says: 'No tiene que aceptar, ni irse por decir que no. Siga pagando lo que crea justo, casi siempre la renta actual. Si no la aceptan, deposítela (供託). El casero debe pedir conciliación (調停) y juicio. Si el juez da más, debe la diferencia con 10% de interés al año.',
    dependsOn: 'lo que es justo para viviendas así',
  },
  'jp.ask.renewal-fee': {
    says: 'Solo la debe si el contrato la nombra claramente. El Tribunal Supremo la acepta si la suma no es demasiado alta para la renta y el tiempo. Si el contrato calla, o sigue por ley y la cláusula no lo cubre, no debe pagar. No pueden echarle solo por preguntar.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Tras perder el empleo o ingresos, su ciudad puede pagar la renta (住居確保給付金) al casero, casi siempre tres meses, hasta nueve. Pregunte en la oficina de ayuda (自立相談支援機関). Avise pronto al casero y ofrezca plazos. Un mes de retraso rara vez basta, y nadie puede echarle sin tribunal.',
  },
}
