/** Court enforcement in Scotland: sheriff officers. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_SCOTLAND_ES: Words = {
  'gb.bailiff.scotland-wants': {
    says: 'Quieren que pague una deuda que ya tiene una orden judicial o un summary warrant.',
  },
  'gb.bailiff.scotland-who': {
    says: 'En Escocia las deudas las ejecutan los agentes judiciales (sheriff officers), no los bailiffs. Son agentes del juzgado, y los acreedores los contratan.',
  },
  'gb.bailiff.scotland-home': {
    says: 'Los agentes judiciales (sheriff officers) no pueden entrar en su casa a llevarse bienes sin una orden especial (exceptional attachment order) de un sheriff. Son raras.',
  },
  'gb.bailiff.scotland-reality': {
    says: 'Lo normal después es tomar dinero del sueldo o de una cuenta. Una visita para llevarse bienes de una casa es rara.',
  },
  'gb.bailiff.scotland-moratorium-fact': {
    says: 'En Escocia puede pedir una moratoria (moratorium). Para casi toda la ejecución durante 6 meses, y puede pedirla usted.',
    learnMore:
      'Le da tiempo para recibir consejo sobre un programa de pago, un trust deed o la quiebra (bankruptcy). No para los intereses.',
  },
  'gb.bailiff.scotland-right-exempt': {
    says: 'Deben dejar las herramientas que necesita para trabajar, y un coche que de verdad necesita, hasta un valor fijo.',
  },
  'gb.bailiff.scotland-right-package': {
    says: 'Antes de embargar bienes, deben darle un paquete de información y consejo sobre deudas (debt advice and information package).',
  },
  'gb.bailiff.scotland-right-bank': {
    says: 'Si embargan su cuenta, le queda un saldo mínimo. Puede pedir al juzgado que anule un embargo (arrestment) demasiado duro.',
  },
  'gb.bailiff.scotland-step-call': {
    says: 'Llame a los agentes judiciales (sheriff officers) antes de que acabe el plazo de la carta. Ofrezca lo que pueda mantener y anote el nombre.',
  },
  'gb.bailiff.scotland-over-call': {
    says: 'Llame hoy a los agentes judiciales (sheriff officers), aunque el plazo de la carta haya pasado. Ofrezca lo que pueda mantener y anote el nombre.',
  },
  'gb.bailiff.scotland-step-moratorium': {
    says: 'Si no puede pagar, pida la moratoria (moratorium) de 6 meses al Accountant in Bankruptcy. Reciba antes consejo gratuito.',
  },
  'gb.bailiff.scotland-step-advice': {
    says: 'Pida consejo gratuito a Citizens Advice Scotland o National Debtline. Pregunte por el Debt Arrangement Scheme.',
  },
  'gb.bailiff.scotland-step-check': {
    says: 'Si la deuda está mal, pida una copia del decree o del summary warrant. Diga al acreedor por escrito por qué.',
  },
  'gb.bailiff.scotland-option-plan': {
    says: 'Ofrezca una cantidad que pueda mantener y pida el plan por escrito.',
    title: 'Acordar pagos con los agentes judiciales (sheriff officers)',
    cost: 'Lo que ofrezca',
    time: 'Antes de que acabe el requerimiento (charge)',
    risk: 'Si no paga una cuota, pueden embargar el sueldo o una cuenta.',
    bestFor: 'Debe la deuda y puede pagar poco a poco.',
  },
  'gb.bailiff.scotland-option-help': {
    says: 'Un asesor de dinero puede ayudarle a usar la moratoria (moratorium) y a elegir un plan más largo.',
    title: 'Pedir consejo y usar la moratoria',
    cost: 'Gratis',
    time: 'Unos días',
    risk: 'Da tiempo. No cancela la deuda.',
    bestFor: 'Tiene varias deudas o no puede pagar.',
  },
  'gb.bailiff.scotland-step-read': {
    says: 'Compruebe la deuda, la cantidad y las fechas. Si algo está mal, dígalo enseguida al acreedor por escrito.',
  },
  'gb.bailiff.scotland-right-harsh': {
    says: 'Si perder el dinero es demasiado duro para usted o su familia, pida al sheriff que lo libere. No tiene que firmar el mandate: sin él, el dinero espera 14 semanas.',
  },
  'gb.bailiff.scotland-right-wages': {
    says: 'Una parte de cada paga es siempre suya, según una tabla. Si la orden o la suma está mal, el sheriff puede declararlo y ordenar que se devuelva dinero. Aún puede pedir un plan de deudas, también por council tax. Una vez aprobado, acaba con el embargo.',
  },
}
