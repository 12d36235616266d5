/** Questions about fines, speeding and private parking: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'ch.ask.fine': {
    says: 'Una multa pequeña: treinta días para pagar. Una orden penal (Strafbefehl): opóngase por escrito en diez días, o es firme.',
  },
  'ch.ask.speeding': {
    says: 'Hasta 15 km/h de más en ciudad, 20 fuera y 25 en autopista es una multa fija. Por encima hay denuncia. En ciudad, de 16 a 20 hay advertencia, de 21 a 24 al menos un mes sin permiso, desde 25 al menos tres. Diez días contra una orden penal (Strafbefehl). Desde 21, vea a un abogado.',
  },
  'ch.ask.fine-unpaid': {
    says: 'A los 30 días la multa fija pasa a un proceso normal, con orden penal y gastos. Si es errónea, recurra en diez días. Una multa sin pagar puede convertirse en días de cárcel. Antes pida por escrito plazos, más tiempo o trabajo comunitario.',
  },
}
