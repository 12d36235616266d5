/** The Spanish words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_ES: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'No más que el tope anual de Columbia Británica, 2,3 % en 2026, y se fija de nuevo cada año. Y no sin tres meses completos de aviso en el formulario de la Residential Tenancy Branch. Un mensaje o correo no lo reemplaza. Una vez en 12 meses. Siga pagando la renta actual y escriba por qué. Lo pagado de más puede descontarse después.',
  },
  'ca.fact.rent-rise-ab': {
    says: 'Alberta no tiene tope, pero sí plazos. Mes a mes debe dar tres meses completos de aviso escrito, y un año desde la última subida o el inicio. En plazo fijo la renta sigue hasta el fin. Una subida con menos aviso no vale: pague la renta actual y dígalo por escrito.',
    dependsOn: 'cómo renta y cuánto aviso tuvo',
  },
}
