/** The Spanish words of the rows in ../insured-disclosure.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURED_DISCLOSURE_ES: Words = {
  'de.insured.right-five-years': {
    says: 'Por una respuesta falsa, la aseguradora tiene un mes desde que lo sabe. Pasados cinco años es tarde, o diez si fue a propósito.',
  },
  'de.insured.right-deceit': {
    says: 'La aseguradora debe probar que quiso engañarla. Una respuesta falsa sola no basta. Tiene un año desde que lo supo.',
  },
  'de.insured.right-own-job': {
    says: 'Cuenta su último trabajo, tal como lo hacía de verdad. Casi siempre basta perder la mitad de la capacidad. Describa su día hora por hora.',
  },
}
