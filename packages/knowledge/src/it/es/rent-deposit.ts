/** The Spanish words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_WORDS: Words = {
  'it.deposit.want': {
    says: 'El casero dice qué pasa con su fianza (deposito cauzionale).',
  },
  'it.deposit.right-back': {
    says: 'Cuando se devuelve la vivienda, la fianza debe devolverse con el interés legal de cada año.',
  },
  'it.deposit.right-wear': {
    says: 'El desgaste normal no lo paga usted. El casero debe mostrar el daño y, si usted lo discute, pedir a un juez quedarse el dinero.',
  },
  'it.deposit.step-write': {
    says: 'Pídala por carta certificada (raccomandata) o e-mail certificado (PEC). Añada el día de las llaves, fotos, el informe de la vivienda y su IBAN.',
  },
  'it.deposit.option-claim': {
    title: 'Pedirla, luego mediación',
    says: 'Escriba primero. En alquileres debe haber mediación antes del juzgado. Un sindicato de inquilinos puede ayudar.',
    cost: 'Una carta certificada, luego una tasa pequeña de mediación',
    time: 'Algunas semanas, luego algunos meses',
    risk: 'El casero puede reclamar también daños.',
    bestFor: 'Las llaves están devueltas y no hay daño probado.',
  },
}
