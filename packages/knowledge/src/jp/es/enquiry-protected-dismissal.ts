/** The Spanish words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_ES: Words = {
  'jp.ask.fired-while-ill': {
    says: 'Si el trabajo le enfermó o hirió, no pueden despedirle durante la baja ni 30 días después. Por una enfermedad privada, la empresa debe seguir antes sus reglas de licencia (休職) y ver si puede volver. No firme nada. Pida motivo y reglas por escrito, con certificado.',
  },
  'jp.ask.pregnant-fired': {
    says: 'No pueden despedirla ni tratarla peor por embarazo, parto o permiso parental. Un despido en el embarazo o en el año tras el parto es nulo, salvo que la empresa pruebe otro motivo. No firme nada. Anote lo dicho. Llame a la oficina laboral (雇用環境・均等部).',
  },
}
