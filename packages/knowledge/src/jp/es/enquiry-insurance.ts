/** Questions about an insurer that refuses: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'jp.ask.insurer-refuses': {
    says: 'Pida por escrito en qué cláusula se basan y mande pruebas. Deben pagar en un tiempo justo. Después ayuda gratis un organismo: そんぽADRセンター en daños, 生命保険相談所 en vida y salud. Los derechos suelen acabar a los tres años. No acepte deprisa una suma pequeña.',
  },
}
