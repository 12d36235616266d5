/** The Spanish words of the rows in ../mortgage-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_ES: Words = {
  'gb.mortgage.want': {
    says: 'Usted va atrasado con su hipoteca (mortgage). El banco quiere una llamada y un plan para ponerse al día.',
  },
  'gb.mortgage.rights': {
    says: 'El banco debe tratarle con justicia. Debe buscar cómo ayudarle antes de pedir su casa a un juzgado.',
  },
  'gb.mortgage.reality': {
    says: 'Ponga esta deuda la primera, porque su casa responde por ella. Pero el juzgado debe ser el último paso. Una llamada a tiempo suele llevar a un plan.',
  },
  'gb.mortgage.who': {
    says: 'Es el banco de su hipoteca. La Financial Conduct Authority fija cómo debe tratar a quien se atrasa.',
  },
  'gb.mortgage.not-yet': {
    says: 'Esta carta no puede hacerle salir. El banco debe ir antes al juzgado, y usted puede hablar en la vista.',
  },
  'gb.mortgage.know-lawyer': {
    says: 'Si el banco escribe que pedirá su casa, usted tiene consejo legal gratis. Sus ingresos no importan.',
    learnMore:
      'Busque Housing Loss Prevention Advice Service en la página de legal aid. Un abogado también puede hablar por usted el día del juzgado.',
  },
  'gb.mortgage.step-call': {
    says: 'Hable con el banco antes de la fecha de la carta. Diga por qué se atrasó y pregunte qué ayuda puede dar.',
  },
  'gb.mortgage.step-ask': {
    says: 'Pida cuotas más bajas por un tiempo, una hipoteca más larga o varios años para pagar el atraso.',
  },
  'gb.mortgage.step-advice': {
    says: 'Llame esta semana a un asesor gratuito de deudas o de vivienda. Pídale que revise su presupuesto y sus ayudas.',
  },
  'gb.mortgage.step-pay': {
    says: 'Pague cada mes lo que pueda, antes que tarjetas y préstamos. Guarde pruebas. Muestra que lo intenta.',
  },
  'gb.mortgage.step-interest': {
    says: '¿Cobra Universal Credit, Pension Credit o una ayuda parecida? Pida Support for Mortgage Interest. Es un préstamo que ayuda con los intereses.',
  },
  'gb.mortgage.step-check': {
    says: 'Si la cantidad parece mal, pida una lista de cada pago, cada mes sin pagar y cada gasto.',
  },
  'gb.mortgage.step-keys': {
    says: 'No devuelva las llaves sin consejo. Seguiría debiendo el préstamo hasta la venta, y lo que falte después.',
  },
  'gb.mortgage.right-last-resort': {
    says: 'El banco solo puede quitarle la casa cuando ya fallaron todas las otras formas justas.',
  },
  'gb.mortgage.right-fees': {
    says: 'Un gasto por atraso solo puede cubrir lo que el atraso cuesta de verdad al banco. Puede pedir la lista de gastos.',
  },
  'gb.mortgage.right-time': {
    says: 'Si llega al juzgado, el juez puede dejarle seguir en casa mientras paga el atraso en un tiempo razonable.',
  },
  'gb.mortgage.right-scotland': {
    says: 'Antes del juzgado el banco debe explicar el atraso, mirar sus ofertas y decir dónde hay ayuda. El juez (sheriff) debe ver justa la orden.',
  },
  'gb.mortgage.option-plan': {
    says: 'Envíe un presupuesto. Ofrezca la cuota y algo para el atraso, o pida pagar menos por un tiempo.',
    title: 'Acordar un plan para ponerse al día',
    cost: 'Lo que ofrezca. Los intereses siguen.',
    time: 'Una llamada ahora y respuesta en unas semanas.',
    risk: 'Ofrezca solo lo que pueda mantener.',
    bestFor: 'Quiere conservar su casa y tiene algún ingreso.',
  },
  'gb.mortgage.option-help': {
    says: 'Un asesor gratuito hace el presupuesto con usted, habla con el banco y mira todas sus deudas.',
    title: 'Pedir antes consejo gratis',
    cost: 'Nada.',
    time: 'Una llamada esta semana.',
    risk: 'Ninguno, si contesta a tiempo de todos modos.',
    bestFor: 'No puede pagar la cuota normal o tiene otras deudas.',
  },
  'gb.mortgage.option-complain': {
    says: 'Si no ayuda o añade gastos injustos, quéjese al banco. Tras ocho semanas, o su respuesta final, el Financial Ombudsman puede decidir.',
    title: 'Quejarse al banco',
    cost: 'Nada.',
    time: 'Hasta ocho semanas, después unos meses.',
    risk: 'Una queja sola no para un juicio.',
    bestFor: 'El banco no escucha o las cantidades están mal.',
  },
  'gb.mortgage.warn-silence': {
    says: 'No deje esta carta sin contestar. Si el banco no sabe de usted, puede pedir su casa a un juzgado.',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: 'La pausa (breathing space) puede parar las medidas por el atraso durante 60 días. Un asesor de deudas la pide gratis.',
    risk: 'Debe pagar la cuota normal cada mes.',
    notWhen: 'No puede pagar nada de la cuota normal.',
  },
  'gb.mortgage.right-shortfall': {
    says: 'También tras la venta el banco debe ser justo, dar tiempo y fijar lo que puede pagar. Pida el precio, las fechas y cada coste: debía lograr el mejor precio justo.',
  },
}
