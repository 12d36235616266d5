/** The landlord's notice that ends a tenancy: its reasons, its form and its days: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_ES: Words = {
  'nz.home.element-reason': {
    says: 'Un aviso de 42 días debe decir qué razón de la ley usa.',
    name: 'La razón',
    ifMissing:
      'No vemos una razón. Un aviso de 42 días sin ella puede no contar. Pregunte a Community Law.',
  },
  'nz.home.know-form': {
    says: 'Un aviso para terminar un alquiler debe ser escrito, dar la dirección y el último día, y estar firmado. Un aviso de 42 días debe dar la razón.',
  },
  'nz.home.right-ninety': {
    says: 'Desde el 30 de enero de 2025 un casero puede terminar un alquiler sin fecha de fin (periodic tenancy) con 90 días de aviso y sin razón.',
  },
  'nz.home.right-forty-two': {
    says: 'Con 42 días necesitan una razón de la ley. El dueño o su familia entra a vivir, se vende vacía, o se necesita para trabajadores.',
  },
  'nz.home.right-fixed': {
    says: 'Un plazo fijo (fixed term) no puede acabar antes por un aviso. Al final sigue, salvo que una parte avisara entre 90 y 21 días antes.',
  },
  'nz.home.right-retaliation': {
    says: 'Un aviso para castigarle por defender sus derechos es contra la ley. Acuda al Tribunal en 28 días laborables y podrá anularlo.',
  },
  'nz.home.ninety': {
    says: 'Un aviso sin razón debe darle al menos 90 días. Contamos desde su fecha, así que puede ser un poco más tarde.',
    action: 'Mudarse, o impugnar el aviso',
    consequence: 'Pueden pedir al Tribunal una orden de desalojo (possession order).',
  },
  'nz.home.forty-two': {
    says: 'Un aviso con una razón del dueño debe darle al menos 42 días. Contamos desde su fecha, así que puede ser un poco más tarde.',
    action: 'Mudarse, o impugnar el aviso',
    consequence: 'Pueden pedir al Tribunal una orden de desalojo (possession order).',
  },
  'nz.home.change-2025': {
    says: 'Desde el 30 de enero de 2025 un aviso de 90 días no necesita razón.',
    was: 'Un casero necesitaba una razón para terminar un alquiler sin fecha de fin (periodic tenancy).',
    is: 'Un casero puede dar 90 días de aviso sin razón.',
  },
  'nz.home.know-service': {
    says: 'Los días cuentan desde que un aviso se considera dado. Por correo añada cuatro días hábiles, y en su buzón dos.',
  },
}
