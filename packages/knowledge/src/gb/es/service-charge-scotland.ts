/** A bill for the shared costs of a home in Scotland: the property factor. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_ES: Words = {
  'gb.service-charge.right-code-scotland': {
    says: 'Un administrador (property factor) debe estar en el registro y seguir un código. Debe mostrar cómo calculó cada cargo.',
  },
  'gb.service-charge.right-share-scotland': {
    says: 'Su título (title deeds) dice su parte. Si calla, la ley de edificios (tenements) fija el reparto.',
  },
  'gb.service-charge.step-scotland': {
    says: 'Escriba al administrador qué discute y por qué, y pida las facturas. Es obligatorio antes de ir al tribunal.',
  },
  'gb.service-charge.option-scotland': {
    says: 'Si no lo corrige, acuda al First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Acudir al tribunal',
    cost: 'Pedirlo no cuesta nada.',
    time: 'Unos meses.',
    risk: 'Pague la parte que acepta.',
    bestFor: 'El administrador incumplió el código o no explica nada.',
  },
  'gb.service-charge.reality-scotland': {
    says: 'A menudo se debe una parte. Pague lo que está claro y discuta el resto por escrito.',
  },
  'gb.service-charge.right-change-scotland': {
    says: 'Los dueños pueden votar para cambiar de administrador (factor). Los títulos, o la ley, dicen cuántos votos hacen falta.',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: 'Compruebe su parte en los títulos (title deeds) y busque al administrador en el Scottish Property Factor Register.',
  },
  'gb.service-charge.option-time-scotland': {
    says: 'Pida pagar a plazos y que no añadan cargos mientras cumpla.',
    title: 'Pedir tiempo para pagar',
    cost: 'Nada.',
    time: 'Unos días.',
    risk: 'Tenga el plan por escrito.',
    bestFor: 'La suma es correcta pero excesiva de una vez.',
  },
}
