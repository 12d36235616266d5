/** The Spanish words of the rows in ../hospital-charges.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_ES: Words = {
  'ie.hospital.want': {
    says: 'Un hospital le pide que pague una tasa. Mire si es de los que no pagan nada.',
  },
  'ie.hospital.right-free': {
    says: 'No paga los 100 € con una medical card, una carta de su médico, o si luego le ingresaron. Tampoco si volvió por lo mismo.',
  },
  'ie.hospital.right-inpatient': {
    says: 'Desde el 17 de abril de 2023 un paciente público no paga tasa por día en un hospital público.',
  },
  'ie.hospital.right-hardship': {
    says: 'Si pagar sería muy duro para usted, pida al HSE que quite la tasa o que le deje pagar poco a poco.',
  },
  'ie.hospital.step': {
    says: 'Escriba a la oficina de cuentas del hospital. Mande copia de su medical card o de la carta de su médico.',
  },
}
