/** The Spanish words of the rows in ../benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_ES: Words = {
  'us.benefit.want': {
    says: 'Dicen que le pagaron de más y quieren que devuelva el dinero.',
  },
  'us.benefit.who-ssa': {
    says: 'El Seguro Social (Social Security) es una oficina federal. Puede retener parte de su beneficio, pero antes debe dejarle apelar.',
  },
  'us.benefit.who-state': {
    says: 'Es una oficina del estado que paga beneficios. Debe darle una audiencia si la pide a tiempo.',
  },
  'us.benefit.reality': {
    says: 'Estas cartas a menudo están mal o la deuda se puede perdonar. Puede apelar y pedir no devolver el dinero.',
  },
  'us.benefit.rights-summary': {
    says: 'Puede ver cómo lo calcularon, apelar, pedir una exoneración (waiver) o devolver poco a poco.',
  },
  'us.benefit.right-hearing': {
    says: 'Tiene derecho a una audiencia cuando le recortan un beneficio o le piden devolverlo.',
  },
  'us.benefit.step-read': {
    says: 'Busque la fecha de la carta, los meses, la suma y el último día para apelar.',
  },
  'us.benefit.step-appeal': {
    says: 'Si está mal, apele por escrito antes del último día. Pida sus cálculos y guarde una copia.',
  },
  'us.benefit.step-help': {
    says: 'Llame a la ayuda legal gratuita (legal aid). Llevan muchos de estos casos gratis.',
  },
  'us.benefit.option-appeal': {
    says: 'Escriba que apela y por qué. Pida una audiencia.',
    title: 'Apelar la decisión',
    cost: 'Gratis',
    time: 'Hasta el día que dice la carta',
    risk: 'Ninguno.',
    bestFor: 'No le pagaron de más, o la suma está mal.',
  },
  'us.benefit.option-waiver': {
    says: 'Diga que el sobrepago (overpayment) no fue culpa suya y que pagar le dejaría sin lo básico.',
    title: 'Pedir una exoneración (waiver)',
    cost: 'Gratis',
    time: 'En cualquier momento, pero pronto',
    risk: 'Pueden decir que no. Eso se puede apelar.',
    bestFor: 'No fue culpa suya y no puede pagar.',
  },
  'us.benefit.option-slower': {
    says: 'Pida una suma mensual menor y muestre sus ingresos y gastos.',
    title: 'Pedir devolver poco a poco',
    cost: 'Una suma pequeña cada mes',
    time: 'Antes de que quiten dinero',
    risk: 'Ninguno.',
    bestFor: 'Lo debe pero necesita casi todo su beneficio.',
  },
  'us.benefit.option-help': {
    says: 'La ayuda legal (legal aid) puede apelar por usted. Consiga ayuda antes de cualquier conversación sobre fraude.',
    title: 'Conseguir ayuda legal gratuita',
    cost: 'Gratis si sus ingresos son bajos',
    time: 'Llame esta semana',
    risk: 'Ninguno. Los días siguen corriendo.',
    bestFor: 'La suma es grande o hablan de fraude.',
  },
  'us.benefit.deadline-appeal': {
    says: 'Tiene 60 días para apelar desde que recibe la carta. Ellos suponen que llegó cinco días después de su fecha.',
    action: 'Apelar: enviar el formulario SSA-561 (Form SSA-561) para pedir una reconsideración',
    consequence: 'La decisión queda firme, salvo que tuviera una buena razón para llegar tarde.',
    service: 'por el correo',
  },
  'us.benefit.deadline-keep-money': {
    says: 'Si lo pide en un plazo de 30 días, el Seguro Social (Social Security) no empieza a quitarle dinero hasta decidir.',
    action:
      'Apelar o pedir una exoneración (waiver) en un plazo de 30 días, para que no empiecen a quitarle dinero',
    consequence: 'Pueden empezar a retener parte de su beneficio mientras deciden.',
  },
  'us.benefit.right-waiver': {
    says: 'Puede pedir una exoneración (waiver, Form SSA-632) en cualquier momento. Es para quien no tuvo culpa y no puede pagar o sufriría una injusticia.',
  },
  'us.benefit.right-conference': {
    says: 'Si piensan negarle la exoneración (waiver), antes puede ver su expediente y hablar con ellos en persona.',
  },
  'us.benefit.not-yet': {
    says: 'Mientras está abierta una apelación o exoneración (waiver) que envió a tiempo, no deberían quitarle el dinero.',
  },
  'us.benefit.step-both': {
    says: 'Puede enviar los dos formularios: SSA-561 para apelar y SSA-632 para pedir la exoneración (waiver). Pida una copia sellada.',
  },
  'us.benefit.change-rate': {
    says: 'El Seguro Social (Social Security) puede quitarle la mitad del beneficio mensual si no hace nada durante unos 90 días. Puede pedir una parte menor.',
    was: 'Desde marzo de 2024 el Seguro Social quitaba 10% del beneficio mensual, y por poco tiempo en 2025 todo.',
    is: 'En los avisos desde el 25 de abril de 2025, lo normal es 50% del beneficio del Seguro Social. En el SSI es 10%.',
  },
  'us.benefit.insight-lower': {
    says: 'Puede pedir en cualquier momento devolver menos cada mes si la suma le deja muy poco para vivir.',
    actionable: 'Envíe el formulario SSA-634 (Form SSA-634) con sus ingresos y gastos.',
  },
}
