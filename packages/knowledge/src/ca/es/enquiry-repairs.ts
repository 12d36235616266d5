/** The Spanish words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_WORDS: Words = {
  'ca.ask.home-on-repair': {
    says: 'En Ontario el arrendador debe mantener la vivienda en buen estado, aunque usted conociera el defecto al entrar. El Landlord and Tenant Board puede ordenar reparaciones o menos alquiler (formulario T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'En Columbia Británica el arrendador debe mantener la vivienda reparada y habitable. Puede pedir una orden al Residential Tenancy Branch.',
  },
  'ca.ask.home-ab-repair': {
    says: 'En Alberta la vivienda debe cumplir las normas mínimas de vivienda y salud. Si no, puede pedir menos alquiler, daños o el fin del contrato.',
  },
  'ca.ask.repairs-money-on': {
    says: 'Ante el Landlord and Tenant Board use el formulario T6 para arreglos y el T2 para sus derechos. Pida menos renta, sus gastos y una orden de arreglar. Puede ir un año atrás. Desde octubre de 2025 puede dar hasta 50.000 $. Para más hay que ir a un tribunal. Guarde las órdenes de la ciudad, recibos y fotos. No deje de pagar la renta por su cuenta.',
  },
  'ca.ask.repairs': {
    says: 'Escriba al arrendador con fotos y una fecha. Si no pasa nada, llame al inspector de la ciudad y acuda al tribunal. No deje de pagar el alquiler por su cuenta.',
  },
}
