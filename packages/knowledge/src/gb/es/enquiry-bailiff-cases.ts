/** The Spanish words of the rows in ../enquiry-bailiff-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_CASES_ES: Words = {
  'gb.ask-bailiff.child-alone': {
    says: 'No. No pueden entrar si allí solo hay menores de 16 años o adultos vulnerables. Si lo intentaron, escriba a la empresa y al ayuntamiento (council), con el día y la hora.',
  },
  'gb.ask-bailiff.court-fine-entry': {
    says: 'Sí, por una multa penal sin pagar pueden usar fuerza razonable para entrar. Por council tax o aparcamiento es distinto. Llame hoy al equipo de multas del juzgado o a la empresa y acuerde el pago.',
  },
  'gb.ask-bailiff.locksmith': {
    says: 'No, no en una primera visita por ese tipo de deuda. Solo puede entrar por la fuerza si antes le dejaron entrar, anotó bienes en un acuerdo y usted lo rompió. Entonces debe avisar con 2 días completos (clear days).',
  },
  'gb.ask-bailiff.warrant-pcn': {
    says: 'Sí. Por una multa del ayuntamiento necesitan un warrant of control y un aviso con 7 días completos (clear days). Puede pedir ver la prueba. Por un cobro privado necesitan antes una sentencia (judgment).',
  },
  'gb.ask-bailiff.council-order': {
    says: 'No. Por council tax el ayuntamiento (council) necesita una liability order del juzgado. Por una multa de aparcamiento necesita una orden judicial y un warrant. Luego deben darle un aviso con 7 días completos (clear days).',
  },
  'gb.ask-bailiff.notice-meaning': {
    says: 'Es una advertencia de una empresa de agentes de embargo (bailiffs), no una orden judicial. Detrás debe haber una orden o un poder legal, así que pregunte cuál. Tiene al menos 7 días completos antes de una visita. Haga ya una oferta.',
  },
  'gb.ask-bailiff.stop': {
    says: 'Sí, a menudo. Acuerde un plan por escrito antes de la visita y cúmplalo. La pausa legal (breathing space) con un asesor de deudas para a la mayoría durante 60 días. Si es vulnerable, dígalo a la empresa y al acreedor.',
  },
  'gb.ask-bailiff.record': {
    says: 'Sí, puede filmar o grabar una visita en su propia casa. Mantenga la calma y no les cierre el paso. Guarde la grabación, pues puede ayudar en una reclamación.',
  },
  'gb.ask-bailiff.let-in-before': {
    says: 'Sí, si ya entró puede volver. Si anotó bienes y usted cumple el acuerdo, no puede llevárselos. Si lo rompe, puede entrar por la fuerza con 2 días completos (clear days) de aviso. Pida consejo hoy.',
  },
  'gb.ask-bailiff.finance-car': {
    says: 'No, en la mayoría de los casos. Un coche en hire purchase, PCP o lease es de la financiera, no suyo. Envíe hoy el contrato al agente de embargo (bailiff) y pida a la financiera que le escriba.',
  },
  'gb.ask-bailiff.sheriff-home': {
    says: 'No, salvo que un sheriff haya dictado una exceptional attachment order. Son raras. Suelen tomar dinero del sueldo o de una cuenta.',
  },
  'gb.ask-bailiff.sheriff-bank': {
    says: 'No, no todo. En su propia cuenta hay £1.000 protegidas: solo se puede bloquear lo que pasa de ahí. Pida hoy al banco que se las dé. Por council tax antes debe llegar una charge con 14 días. Acuerde una suma con el municipio y los sheriff officers; un sheriff puede levantarlo si es demasiado duro. Un moratorium o el Debt Arrangement Scheme puede parar más; llame ya a un asesor de deudas.',
  },
  'gb.ask-bailiff.vulnerable': {
    says: 'Diga hoy por escrito a la empresa y al acreedor por qué es vulnerable. Pida que paren y que el acreedor recupere la deuda. Mantenga la puerta cerrada. Llame a National Debtline al 0808 808 4000 por la pausa (breathing space).',
  },
  'gb.ask-debt.council-tax-contract': {
    says: 'La council tax se debe porque lo dice una ley, no por un contrato: nadie necesita su firma. Los jueces rechazan ese argumento, y luego se suman costas y gastos de los agentes. Lo que sí ayuda: pida al ayuntamiento la Council Tax Reduction, un descuento o una exención, y un plan de pagos.',
  },
}
