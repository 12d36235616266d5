/** Questions about collectors: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_ES: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'No pague. Escriba que nunca tuvo esa cuenta y pida pruebas: el contrato, el nombre y la dirección. En una deuda de crédito deben parar mientras lo miran. Pida que limpien su historial de crédito; si se niegan, reclame al Ombudsman o al ICO.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Todavía la debe, si es suya, la cantidad es correcta y no es demasiado vieja. El nuevo dueño no tiene más poderes. Pídale que pruebe que la deuda es suya, antes de pagar o reconocerla.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'No, no por su cuenta. Antes tendrían que ganar en el juzgado. Solo pueden venir agentes si después usted no paga la sentencia. Una carta sola no da derecho a venir a ningún agente de embargo (bailiff).',
  },
  'gb.ask-debt.not-mine': {
    says: 'Escriba que no conoce esta deuda. Pida que la prueben. No dé más datos personales de los necesarios. En deudas de crédito son ellos quienes deben probarla.',
  },
  'gb.ask-debt.prove': {
    says: 'Puede pedir pruebas. En una tarjeta, un préstamo o una compra por catálogo, envíe £1 y pida el contrato. Hasta que lo envíen, no pueden ejecutarlo en el juzgado.',
  },
  'gb.ask-debt.harass': {
    says: 'Dígales por escrito que le contacten solo por carta. En deudas de crédito deben respetar deseos razonables y no contarlo a otros. Si siguen, reclame.',
  },
  'gb.ask-debt.settle': {
    says: 'Sí, puede pedirlo. No tienen que aceptar menos, pero muchos lo hacen. Tenga antes el acuerdo por escrito. Debe decir que el resto se cancela y no se venderá.',
  },
}
