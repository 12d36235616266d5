/** The Spanish words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_ES: Words = {
  'us.ask-home.bad-air': {
    says: 'No entre solo mientras el aire le enferme. Llame al 911 o a los bomberos: pueden medir gas y monóxido de carbono. Vaya al médico y diga dónde pasa. Luego llame al departamento de salud y a la oficina de códigos de la ciudad. Una vivienda alquilada debe casi siempre ser habitable. Si no lo es, casi siempre puede irse sin deber más renta y pedir el depósito y renta de vuelta. Escriba todo al dueño con fechas.',
    dependsOn: 'lo que hay en el aire y su estado',
  },
  'us.ask-home.repairs': {
    says: 'Pida el arreglo por escrito y tome fotos. Después llame al inspector de vivienda (code inspector) de su ciudad. No retenga la renta sin consejo local antes, porque las reglas cambian según el estado.',
  },
  'us.trouble.water': {
    says: 'Paga quien fue descuidado: el vecino por la bañera, el propietario por tubos en mal estado. Tome fotos y haga una lista de precios, avise a su seguro y use la corte de reclamos menores.',
    dependsOn: 'quién fue descuidado',
  },
  'us.story.bugs': {
    says: 'El propietario casi siempre debe mantener la casa apta. Escriba con fotos y fecha, llame al inspector de la ciudad, y no deje de pagar antes de conocer la regla de su estado.',
    dependsOn: 'su estado y su contrato',
  },
}
