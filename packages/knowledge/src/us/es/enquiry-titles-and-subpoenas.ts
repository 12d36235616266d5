/** The Spanish words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_ES: Words = {
  'us.named.ask-no-title': {
    says: 'Sin el título la venta no está completa: no puede registrar el carro. Escriba al vendedor con una fecha y guarde el recibo, los mensajes y la prueba de pago. Revise el número (VIN). Si no llega, pida su dinero, denúncielo a la policía y a la oficina de vehículos, y use reclamos menores. Un concesionario casi siempre tiene unos 20 a 30 días.',
  },
  'us.named.ask-subpoena': {
    says: 'Sí, vaya: quien ignora una citación (subpoena) válida puede recibir multa o arresto. Llame al abogado o secretario que figura: a menudo se puede cambiar el día. Si pide demasiado o llega tarde, pida antes al tribunal anularla o limitarla (motion to quash). No tiene que decir lo que podría mostrar un delito suyo. Avise ya a su jefe: casi todos los estados prohíben despedir a un testigo.',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: 'su estado y cuánto quitan',
    says: 'El dinero pagado por error casi siempre se puede pedir, pero con límites. Muchos estados exigen antes su sí por escrito o un aviso, y solo una parte de cada cheque. En Nueva York hace falta un aviso escrito, solo ocho semanas atrás, y como mucho el 12.5 % de un cheque en sumas grandes. Pida las cuentas y ofrezca pagos pequeños.',
  },
}
