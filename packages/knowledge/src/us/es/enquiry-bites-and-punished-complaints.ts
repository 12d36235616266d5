/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_ES: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'En la mayoría de los estados, como California, Florida y Míchigan, el dueño paga aunque el perro nunca mordió antes, salvo que usted lo molestara o entrara sin permiso. En otros, como Texas, muestre que sabía del peligro o fue descuidado. Vaya al médico, denuncie la mordida y guarde fotos y facturas. Escriba al dueño y pida su seguro de casa o de inquilino. El plazo para demandar es corto, a menudo dos años.',
    dependsOn: 'su estado',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'En la mayoría de los estados el propietario no puede desalojarle, terminar el contrato ni subir la renta para castigar una queja por reparaciones. Se llama represalia (retaliation), y puede usarla como defensa en la corte. Muchos estados la presumen algunos meses después de la queja. Deber renta puede estropearla: pague a tiempo. Guarde la queja, fotos y fechas. Quédese hasta que un juez ordene otra cosa, y llame a legal aid.',
    dependsOn: 'su estado, y si la queja es la verdadera razón',
  },
  'us.ask-home.sublet': {
    says: 'Lea el contrato: si pide el permiso del propietario, consígalo antes por escrito, o puede perder la vivienda. En Nueva York, en un edificio de cuatro viviendas o más, el propietario necesita una buena razón para negarse, y si no contesta en 30 días cuenta como sí. Pídalo allí por correo certificado. Usted sigue debiendo la renta y los daños si el subinquilino no paga. Haga un subarriendo por escrito.',
    dependsOn: 'su contrato y su estado',
  },
}
