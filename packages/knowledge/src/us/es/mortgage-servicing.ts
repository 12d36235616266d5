/** The Spanish words of the rows in ../mortgage-servicing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_SERVICING_ES: Words = {
  'us.escrow.want': {
    says: 'Es la cuenta anual de su depósito (escrow). Muestra cuánto costaron los impuestos y el seguro y cuánto pagará ahora.',
  },
  'us.escrow.reality': {
    says: 'Un faltante (shortage) no es un pago atrasado. Significa que los impuestos o el seguro costaron más de lo apartado.',
  },
  'us.escrow.right-cushion': {
    says: 'Su administrador puede guardar como reserva un sexto de las cuentas de un año como máximo, unos dos meses.',
  },
  'us.escrow.right-spread': {
    says: 'Un faltante de un pago mensual o más debe repartirse en al menos 12 meses. También puede pagarlo de una vez.',
  },
  'us.escrow.right-surplus': {
    says: 'Un sobrante de $50 o más debe devolverse en 30 días, si su préstamo está al día.',
  },
  'us.escrow.right-error': {
    says: 'Si una suma está mal, envíe un aviso de error. Deben confirmar en 5 días hábiles y casi siempre responder en 30 días hábiles.',
  },
  'us.escrow.step-check': {
    says: 'Compare las sumas de impuestos y seguro con sus propias cuentas. Revise el nuevo pago desde su próximo estado de cuenta.',
  },
  'us.escrow.step-taxes': {
    says: 'Pregunte a su condado si recibe todas las exenciones de impuestos. Pida precio a otras aseguradoras.',
  },
  'us.escrow.option-error': {
    says: 'Escriba a la dirección para errores, con su número de préstamo y lo que está mal.',
    title: 'Enviar un aviso de error',
    cost: 'Gratis',
    time: 'Poco después de recibir el estado',
    risk: 'Ninguno. Durante 60 días no pueden reportarle como atrasado por eso.',
    bestFor: 'La suma de impuestos o del seguro está mal.',
  },
  'us.escrow.option-pay': {
    says: 'Pague la nueva suma mensual, o pague el faltante una vez para que el pago sea menor.',
    title: 'Pagarlo por mes o de una vez',
    cost: 'El faltante',
    time: 'Desde la fecha del estado de cuenta',
    risk: 'Ninguno.',
    bestFor: 'Las sumas están bien.',
  },
  'us.transfer.want': {
    says: 'Otra empresa cobrará los pagos de su hipoteca. Las condiciones de su préstamo no cambian.',
  },
  'us.transfer.reality': {
    says: 'Casi siempre ambas empresas deben escribirle, la anterior al menos 15 días antes. Una sola carta puede ser un engaño.',
  },
  'us.transfer.right-sixty': {
    says: 'Durante 60 días después del cambio, un pago enviado a tiempo a la empresa anterior no cuenta como atrasado.',
  },
  'us.transfer.step-check': {
    says: 'Confirme el cambio con su administrador anterior, con un número de un estado viejo. Después pague al nuevo.',
  },
  'us.mortgage-help.want': {
    says: 'La firma que cobra su hipoteca dice no a su pedido de ayuda. Debe dar sus razones.',
  },
  'us.mortgage-help.right-appeal': {
    says: 'Contra un no a cambiar el préstamo suele tener 14 días para apelar, si su solicitud completa llegó 90 días antes de una venta. Otro personal debe verla.',
  },
  'us.mortgage-help.step-appeal': {
    says: 'Apele por escrito en los días de la carta. Diga qué suma o dato está mal. Llame a un consejero gratuito de HUD: 1-888-995-4673.',
  },
}
