/** Questions about a higher rent: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_ES: Words = {
  'au.ask.rent-up': {
    says: 'En la mayoría de los estados el alquiler solo puede subir una vez en 12 meses, con 60 o 90 días de aviso por escrito. Si es demasiado alto, puede ir al tribunal.',
    dependsOn: 'su estado y su contrato',
  },
  'au.ask.rent-up-nsw': {
    says: 'En Nueva Gales del Sur el alquiler puede subir una vez en 12 meses con 60 días de aviso por escrito. Si es demasiado alto, puede ir a NCAT en 30 días.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.rent-up-vic': {
    says: 'En Victoria el alquiler puede subir una vez en 12 meses con 90 días de aviso. Si parece demasiado alto, puede pedir un control gratuito.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.rent-up-qld': {
    says: 'En Queensland el alquiler puede subir una vez en 12 meses para esa casa, con dos meses de aviso.',
    dependsOn: 'las fechas y su contrato',
  },
  'au.ask.rent-up-wa': {
    says: 'En Australia Occidental la renta solo puede subir una vez en 12 meses, con 60 días de aviso en el formulario correcto. En un plazo fijo, el contrato debe permitirlo.',
  },
  'au.ask.rent-up-sa': {
    says: 'En Australia Meridional la renta solo puede subir una vez en 12 meses, con 60 días de aviso escrito. Si es demasiado alta, SACAT puede fijar una menor.',
  },
  'au.ask.rent-up-twice': {
    says: 'No. En todos los estados y el ACT la renta solo puede subir una vez en 12 meses. En Nueva Gales del Sur y Queensland un contrato nuevo para la misma casa no lo cambia. Escriba que es demasiado pronto y siga pagando la renta anterior. Una subida válida exige 60 días por escrito, 90 en Victoria, ocho semanas en el ACT. Si insisten, acuda al tribunal. En el Territorio del Norte valen otros plazos.',
  },
}
