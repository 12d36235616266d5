/** Questions about penalties for driving in a charging zone: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ZONE_CHARGES_ES: Words = {
  'gb.ask-parking.zone-charge': {
    says: 'Tiene 28 días para pagar o impugnar por escrito. Los primeros 14 días es la mitad. El aviso da los motivos, por ejemplo: usted había pagado, el coche no debe nada, estaba vendido o robado. Tras un no, tiene 28 días para un recurso gratuito ante el tribunal (tribunal). Si no hace nada, la suma sube la mitad.',
  },
  'gb.ask-parking.zone-charge-scotland': {
    says: 'Tiene 28 días para pagar o escribir al ayuntamiento (council). Los primeros 14 días es mitad de precio. Buenos motivos: blue badge, coche exento, coche ya vendido o algo que la haga injusta. No tiene que pagar mientras espera. Tras un no: 14 días a mitad de precio o 28 días para el First-tier Tribunal. Si no hace nada, se añade la mitad. Una segunda vez en 90 días cuesta el doble.',
  },
  'gb.ask-parking.charge-certificate': {
    says: 'El ayuntamiento envió un charge certificate, por eso la suma subió la mitad. ¿No le llegó antes ningún aviso? Pregúntele ahora adónde lo envió y revise la dirección de su log book. Si no empieza de nuevo, no pague. Espere la order for recovery y envíe su formulario (TE9 o PE3) en 21 días: marque que no recibió el aviso. Entonces la multa vuelve al principio.',
  },
}
