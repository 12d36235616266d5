/** The Spanish words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_ES: Words = {
  'gb.debt.right-no-entry': {
    says: 'Tiene derecho a no dejar entrar a un cobrador (debt collector). No tiene que abrir la puerta, y debe irse cuando usted lo pida.',
  },
  'gb.debt.right-no-goods': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector). No puede llevarse sus cosas. Solo pueden hacerlo agentes de embargo (bailiffs) con una orden judicial o un poder legal.',
  },
  'gb.debt.right-pause-dispute': {
    says: 'Tiene derecho a discutir la deuda. Si da un motivo real, la empresa debe dejar de cobrar mientras lo estudia.',
  },
  'gb.debt.right-they-prove': {
    says: 'La empresa debe mostrar que usted es la persona y que la cantidad es correcta. Usted no tiene que probar lo contrario.',
  },
  'gb.debt.right-truth': {
    says: 'Tiene derecho a la verdad. No pueden fingir que son agentes de embargo (bailiffs) o un juzgado. No pueden amenazar con lo que la ley no permite.',
  },
  'gb.debt.right-no-bullying': {
    says: 'Tiene derecho a que le dejen en paz. Una empresa no puede engañarle ni acosarle para que pague.',
  },
  'gb.debt.right-contact': {
    says: 'Puede decir cuándo, dónde y cómo pueden contactarle. No deben llamar a malas horas ni contárselo a su familia, jefe o vecinos.',
  },
  'gb.debt.right-afford': {
    says: 'Deben darle un tiempo justo para pagar. No deben presionarle para pagar todo de golpe ni para pedir prestado.',
  },
  'gb.debt.right-agreement': {
    says: 'Tiene derecho a una copia de su contrato de crédito por £1. Si no la envían en un plazo de 12 días hábiles, no pueden exigirlo hasta que la envíen.',
  },
  'gb.debt.right-no-added-costs': {
    says: 'No pueden añadir costes de cobro salvo que su contrato lo permita. Los cargos no pueden superar sus costes justos.',
  },
  'gb.debt.right-advice-pause': {
    says: 'Si les dice que un asesor de deudas le ayuda con un plan, deben hacer una pausa por un tiempo justo. Suelen ser 30 días.',
  },
  'gb.debt.right-mental-health': {
    says: 'Si por su salud le cuesta manejar el dinero, dígaselo. Deben tener reglas justas para personas en esa situación y cumplirlas.',
  },
  'gb.debt.default-notice-right': {
    says: 'Un aviso de impago (default notice) debe decir qué está mal y cómo arreglarlo. Debe darle al menos 14 días desde que lo recibe.',
  },
  'gb.debt.default-notice-warn': {
    says: 'Después de la fecha de un aviso de impago (default notice), el prestamista puede terminar el contrato y pedirlo todo. Si antes paga lo que pide, debe tratarlo como si no hubiera pasado.',
  },
  'gb.debt.warn-restart': {
    says: 'Antes de que pasen seis años, un pago puede hacerlos empezar de nuevo. También una carta firmada que reconoce la deuda.',
  },
  'gb.debt.warn-restart-scotland': {
    says: 'Un pago de una deuda vieja puede empezar otros cinco años, si los primeros cinco no han terminado. También un reconocimiento escrito.',
  },
  'gb.debt.warn-do-not-ignore': {
    says: 'Si la deuda es real, el silencio puede acabar en demanda y sentencia. No la ignore para siempre.',
  },
  'gb.debt.warn-check-genuine': {
    says: 'Los estafadores copian cartas de deudas. Compruebe que la empresa es real. Busque usted su número, no en un SMS ni en un correo.',
  },
  'gb.debt.warn-paid-advice': {
    says: 'El consejo gratuito sobre deudas es tan bueno como el de pago. Algunas empresas cobran mucho por lo que una entidad benéfica hace gratis.',
  },
  'gb.debt.insight-may': {
    says: 'La carta habla de un juzgado, pero aún nadie ha acudido a él. Antes de demandar deben enviarle un aviso (letter of claim) y darle 30 días para responder.',
    actionable:
      'Esté atento a una carta con un formulario de respuesta (Reply Form). Esa sí tiene un plazo real.',
  },
  'gb.debt.insight-visit': {
    says: 'La visita de un cobrador es solo una charla en la puerta. No son agentes de embargo (bailiffs). No pueden entrar si usted no les deja.',
    actionable: 'Escriba que solo tratará esto por carta y que no acepta visitas.',
  },
  'gb.debt.insight-goods': {
    says: 'La carta habla de agentes de embargo (bailiffs) o de sus bienes. Salvo que ya haya una sentencia o una orden contra usted, eso no puede pasar ahora.',
    actionable:
      'Pregunte por escrito en qué sentencia se basan. Busque su nombre en el registro de sentencias.',
  },
  'gb.debt.insight-deadline': {
    says: 'La fecha de esta carta la han puesto ellos. La ley no le da fuerza. Aun así, conviene contestar antes.',
    actionable: 'Envíe una carta corta antes de esa fecha. Así nadie podrá decir que no contestó.',
  },
  'gb.debt.insight-discount': {
    says: 'Ofrecen aceptar menos. Eso indica que se puede negociar. La primera oferta muchas veces no es la última.',
    actionable:
      'Compruebe primero que la deuda es suya y no es demasiado vieja. Luego ofrezca menos y consiga el acuerdo por escrito.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Una fecha de esta carta es de hace más de seis años. La deuda puede ser demasiado vieja para el juzgado.',
    actionable:
      'No la pague ni la reconozca todavía. Pregunte a un asesor de deudas gratuito si ha pasado el plazo.',
  },
  'gb.debt.insight-fees': {
    says: 'Han añadido tasas o costes. Solo pueden hacerlo si su contrato lo permite, y solo cantidades justas.',
    actionable: 'Pregunte qué cláusula exacta del contrato permite cada cargo.',
  },
  'gb.debt.insight-assignment': {
    says: 'Cuando se vende una deuda de crédito, deben decírselo. En una venta a menudo se pierden papeles viejos.',
    actionable: 'Pida el aviso de la venta, el contrato y una lista de todos los pagos.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Una deuda atrasada suele estar ya en su historial de crédito. Se queda seis años desde el impago. Una carta como esta no añade por sí sola otra marca.',
    actionable: 'Pida su informe de crédito gratuito y mire qué hay antes de decidir.',
  },
  'gb.debt.tactic-agreement': {
    says: 'Pida su contrato de crédito antes de hablar de pagar. Si no lo encuentran, su posición es mucho más fuerte.',
    risk: 'Pueden encontrarlo. Entonces la deuda se puede exigir otra vez.',
    notWhen: 'Piensa pagar pronto, o ya hay una demanda en marcha.',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Hágalo por escrito. En las llamadas la gente promete demasiado. Una carta le da tiempo y deja constancia.',
    risk: 'Las cartas son más lentas que las llamadas.',
    notWhen: 'Hay una fecha de juzgado cercana.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Dígales que un asesor de deudas le ayuda con un plan. Deben esperar un tiempo justo, a menudo 30 días.',
    risk: 'Los intereses pueden seguir.',
    notWhen: 'No ha pedido consejo.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'La pausa legal (breathing space) para casi todos los intereses y acciones durante 60 días. Solo un asesor de deudas puede pedirla.',
    risk: 'Puede tenerla una vez cada doce meses. Sigue debiendo la deuda.',
    notWhen: 'Podría pagar ya sin apuros.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Un pago ahora vale más para ellos que cantidades pequeñas durante años. Una cantidad menor de una vez puede terminar la deuda.',
    risk: 'El resto se puede vender a otra empresa si el acuerdo no está por escrito.',
    notWhen: 'La deuda puede ser demasiado vieja, o no es suya.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Use la palabra «complaint» (reclamación). Inicia un plazo de ocho semanas, y después el Ombudsman puede intervenir gratis.',
    risk: 'Una reclamación no para por sí sola una demanda judicial.',
    notWhen: 'Ha llegado un formulario judicial. Conteste primero a eso.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Los cobradores (debt collectors) no son agentes de embargo (bailiffs). No pueden llevarse sus cosas. Los bailiffs solo vienen después de una sentencia u otra orden legal.',
  },
  'gb.debt.myth-prison': {
    says: 'Deber dinero de una tarjeta, un préstamo, una factura o un cobro privado de aparcamiento no es delito.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Una deuda no termina cuando se vende. El nuevo dueño puede pedirla, en las mismas condiciones que la primera empresa.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Después de seis años la deuda aún existe, pero se puede parar una demanda por ella. Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo.',
  },
  'gb.debt.element-balance': {
    says: 'Deben poder decirle cuánto se debe y cuánto está atrasado.',
    name: 'La cantidad debida',
    ifMissing: 'La carta no da una cantidad clara. Pida un extracto antes de aceptar nada.',
  },
  'gb.debt.default-step': {
    says: 'Hable con el prestamista antes de la fecha del aviso. Pague el atraso si puede, o pida un plan y más tiempo.',
  },
  'gb.debt.default-option': {
    says: 'Pague lo que pide el aviso antes de su fecha, o envíe un presupuesto y pida que espere. Debe tratarle con justicia.',
    title: 'Ponerse al día o acordar un plan a tiempo',
    cost: 'El atraso, o lo que ofrezca.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Después el prestamista puede terminar el contrato. Lo comprado a plazos puede estar en riesgo.',
    bestFor: 'Debe el atraso y quiere conservar el contrato.',
  },
}
