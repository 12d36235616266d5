/** The Spanish words of the rows in ../company-reminder.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPANY_REMINDER_ES: Words = {
  'de.reminder.who': {
    says: 'Le escribe la propia empresa. Un aviso (Mahnung) es solo una carta y no le da poder sobre usted.',
  },
  'de.reminder.rights': {
    says: 'Puede pedir la factura y el contrato, decir que no y rechazar gastos excesivos.',
  },
  'de.reminder.right-first-free': {
    says: 'El primer aviso, que le pone en mora, debe ser gratis. Los siguientes solo papel y correo, casi siempre de 1 a 3 €.',
  },
  'de.reminder.step-valid': {
    says: 'Si no puede pagar de una vez, ofrezca por escrito pequeñas cuotas. Pida que no se añadan gastos.',
  },
  'de.reminder.step-dispute': {
    says: '¿No es cierto? Escriba: «Impugno la deuda». Diga por qué y pida el contrato y la factura. Guarde la prueba del envío.',
  },
}
