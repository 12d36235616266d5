/** The Spanish words of the rows in ../mortgage-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_LAW_ES: Words = {
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
  'us.mortgage.right-order': {
    says: 'La ley fija un orden: primero contacto y ayuda; después, casi siempre tras 120 días, el remate. Una solicitud completa puede frenarlo.',
  },
  'us.mortgage.right-intent': {
    says: 'Muchos estados obligan al prestamista a enviar antes un aviso de intención. Debe darle tiempo para pagar lo atrasado y quedarse con la casa.',
  },
  'us.mortgage.nj-intent': {
    says: 'En Nueva Jersey un aviso de intención debe llegar al menos 30 días antes de la demanda. Si paga lo atrasado en ese tiempo, termina.',
  },
  'us.mortgage.ny-intent': {
    says: 'En Nueva York el prestamista debe enviar un aviso de 90 días con una lista de consejeros gratis antes de demandar.',
  },
  'us.mortgage.ny-conference': {
    says: 'En Nueva York la corte debe celebrar una reunión de acuerdo sobre la casa donde usted vive.',
  },
  'us.mortgage.pa-intent': {
    says: 'En Pensilvania el prestamista debe avisarle 30 días antes de demandar, y darle tiempo para ver a un consejero gratis. Puede pagar lo atrasado hasta una hora antes de la venta.',
  },
  'us.mortgage.ma-intent': {
    says: 'En Massachusetts tiene derecho a pagar lo atrasado en 90 días desde el aviso y quedarse con la casa.',
  },
  'us.mortgage.md-intent': {
    says: 'En Maryland un aviso de intención debe llegar al menos 45 días antes del caso. La mayoría de los dueños puede pedir mediación.',
  },
  'us.mortgage.ca-default': {
    says: 'En California el prestamista debe contactarle 30 días antes del aviso de incumplimiento. Puede ponerse al día hasta 5 días hábiles antes de la venta.',
  },
  'us.mortgage.nc-intent': {
    says: 'En Carolina del Norte el administrador debe avisarle al menos 45 días antes de iniciar el remate de una casa.',
  },
  'us.mortgage.tx-intent': {
    says: 'En Texas tiene al menos 20 días para pagar lo atrasado, y después un aviso de 21 días antes de la venta.',
  },
  'us.mortgage.wa-intent': {
    says: 'En el estado de Washington el prestamista debe ofrecerle antes una reunión. Un consejero de vivienda puede enviarle a mediación.',
  },
  'us.mortgage.fl-court': {
    says: 'En Florida el prestamista debe ir a la corte para rematar. Tiene 20 días para contestar desde que le entregan los papeles.',
  },
  'us.mortgage.oh-court': {
    says: 'En Ohio el prestamista debe ir a la corte para rematar. Puede pagar la deuda hasta que el juez confirme la venta.',
  },
  'us.mortgage.right-stay': {
    says: 'Pedir la bancarrota (bankruptcy) por lo general frena enseguida la venta de la casa, hasta que el juez decida. Antes pregunte a un abogado o a un asesor de vivienda.',
  },
}
