/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'ch.ask.step-home': {
    says: 'Pregunte a la asociación de inquilinos. Treinta días son pocos.',
  },
  'ch.ask.right-home': {
    says: 'Un aviso para una vivienda solo vale en el formulario oficial.',
  },
  'ch.ask.repairs': {
    says: 'Escriba al dueño con fotos y un plazo, y avise de que depositará el alquiler. Si no pasa nada, pague el alquiler entero, antes de que venza, en la cuenta bloqueada de la oficina de su cantón, y dígaselo. Acuda a la autoridad de conciliación en 30 días desde el vencimiento. No deje de pagar sin más: podría perder la vivienda. Puede pedir menos alquiler desde el día en que él supo del fallo.',
  },
  'ch.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real. Debe tolerar visitas necesarias por reparación, venta o nuevo alquiler. Deben avisarse a tiempo y respetarle. Entrar a escondidas es delito.',
  },
  'ch.ask.pets': {
    says: 'Lea el contrato. El casero puede prohibir perros y gatos o pedir permiso previo. Los animales pequeños en número usual, en jaula o acuario, siempre se permiten. Un permiso dado solo se retira por un buen motivo. Si tiene uno contra el contrato, debe advertirle antes de un aviso.',
    dependsOn: 'el contrato y el animal',
  },
  'ch.ask.sublet': {
    says: 'Sí, si antes lo pide al arrendador por escrito, con las condiciones. Solo puede negarse si oculta las condiciones, pide demasiado o le causa un daño real. Usted sigue respondiendo del alquiler y de los daños.',
  },
}
