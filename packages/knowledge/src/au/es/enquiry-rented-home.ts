/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'au.ask.repair-nsw': {
    says: 'En Nueva Gales del Sur el arrendador debe mantener la casa habitable y en buen estado. El tribunal puede ordenar reparaciones o menos alquiler.',
  },
  'au.ask.repair-vic': {
    says: 'En Victoria las reparaciones urgentes deben hacerse enseguida y las demás en 14 días. El moho y la humedad del edificio cuentan.',
  },
  'au.ask.repair-qld': {
    says: 'En Queensland la casa debe cumplir las normas mínimas de vivienda (minimum housing standards). Pida por escrito, luego vaya a la RTA y a QCAT.',
  },
  'au.ask.repair-wa': {
    says: 'En Australia Occidental el arrendador debe mantener la casa en un estado razonable. Las reparaciones urgentes deben empezar rápido, y el tribunal puede ordenar el trabajo.',
  },
  'au.ask.repair-sa': {
    says: 'En Australia Meridional el arrendador debe mantener la casa en un estado razonable. SACAT puede ordenar el trabajo, menos alquiler o dinero.',
  },
  'au.ask.repair-tas': {
    says: 'En Tasmania el propietario debe mantener la casa como estaba al principio y hacer rápido las reparaciones urgentes. El Residential Tenancy Commissioner puede ordenar reparaciones.',
  },
  'au.ask.repair-act': {
    says: 'En el ACT el arrendador (lessor) debe mantener la casa habitable y en buen estado. Las reparaciones urgentes van primero, y ACAT puede ordenar el trabajo.',
  },
  'au.ask.repair-nt': {
    says: 'En el Territorio del Norte el arrendador debe mantener la casa en buen estado. NTCAT puede ordenar el trabajo o dinero.',
  },
  'au.ask.pets': {
    says: 'Pida por escrito. En la mayoría de los estados el arrendador puede decir que no solo por un motivo de la ley, y debe responder a tiempo. Son 14 días en Victoria y Queensland, y 21 en Nueva Gales del Sur.',
  },
  'au.ask.repairs': {
    says: 'Pida por escrito, con fotos y una fecha. Para reparaciones urgentes hay vías más rápidas. Si no pasa nada, vaya al tribunal. Siga pagando el alquiler.',
  },
  'au.ask.leaving': {
    says: 'En un contrato sin fin fijo (periodic lease) usted da 28 días de aviso en Victoria. En Queensland, Tasmania y el Territorio del Norte son 14, en los demás 21. Si rompe un plazo fijo, puede deber una tarifa (break fee) o la pérdida justa del arrendador. La violencia familiar es una excepción.',
    dependsOn: 'su estado y el tipo de contrato',
  },
}
