/** The Spanish words of the rows in ../payment-order-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_STEPS_ES: Words = {
  'de.claim.step-envelope': {
    says: 'Guarde el sobre amarillo. Su fecha pone en marcha el plazo, aunque solo lo dejaran en su buzón.',
  },
  'de.claim.step-object': {
    says: '¿No es correcto? Marque en el formulario que se opone a toda la reclamación. Fírmelo y envíelo al juzgado a tiempo.',
  },
  'de.claim.step-part': {
    says: '¿Es correcto en parte? Opóngase solo a lo que está mal, como gastos o intereses. Pague el resto a la otra parte.',
  },
  'de.claim.step-proof': {
    says: 'Entréguelo en cualquier juzgado local (Amtsgericht), o envíelo de forma que pueda probarlo. Guarde una copia.',
  },
  'de.claim.step-dispute': {
    says: 'Después de su oposición deben dar razones ante el juzgado, si es que siguen. Reúna ahora sus pruebas.',
  },
}
