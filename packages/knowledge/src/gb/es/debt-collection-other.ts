/** The Spanish words of the rows in ../debt-collection-other.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_OTHER_ES: Words = {
  'gb.debt.parking-reality': {
    says: 'Esta empresa de cobros no tiene poder sobre usted ni sobre su coche. Solo la empresa de aparcamiento puede demandarle, y antes usted recibiría un formulario judicial.',
  },
  'gb.debt.parking-credit-file': {
    says: 'Un cobro privado de aparcamiento no va a su historial de crédito. Solo va una sentencia que usted no paga en el plazo de un mes.',
    learnMore:
      'Una carta que dice que su crédito puede sufrir se salta los pasos intermedios: una demanda, una sentencia y un mes para pagar.',
  },
  'gb.debt.parking-step-operator': {
    says: 'Escriba a la empresa de aparcamiento, no a la de cobros. Pida el primer aviso, las fotos y los carteles. No diga quién conducía.',
  },
  'gb.debt.parking-watch': {
    says: 'Las empresas de aparcamiento sí van al juzgado. Puede dejar a un lado la carta de un cobrador. Nunca deje un aviso antes de la demanda (letter of claim) ni un formulario judicial.',
  },
  'gb.debt.energy-back-bill': {
    says: 'Una empresa de energía no puede cobrarle energía usada hace más de 12 meses que antes no facturó. Así es, salvo que usted se lo impidiera.',
  },
  'gb.debt.energy-ombudsman': {
    says: 'Reclame ante la empresa de energía, no solo ante la de cobros. Después de ocho semanas, o de una respuesta final, el Energy Ombudsman es gratis.',
  },
  'gb.debt.phone-ombudsman': {
    says: 'Reclame ante la empresa de teléfono o internet. Después de seis semanas, o de una respuesta final, un servicio gratuito de conflictos puede decidir.',
  },
  'gb.debt.phone-change': {
    says: 'Desde el 8 de abril de 2026 espera seis semanas, no ocho, para que un servicio gratuito vea una reclamación de teléfono o internet.',
    was: 'Había que esperar ocho semanas para que un servicio gratuito de conflictos ayudara.',
    is: 'Espera seis semanas.',
  },
  'gb.debt.water-no-cut': {
    says: 'No pueden cortar ni reducir el agua de su casa porque deba dinero.',
  },
  'gb.debt.claim-goes-on': {
    says: '¿Llegó ya un formulario del tribunal (claim form)? Entonces conteste al tribunal en su plazo. Una oferta de acuerdo no detiene ese plazo.',
  },
}
