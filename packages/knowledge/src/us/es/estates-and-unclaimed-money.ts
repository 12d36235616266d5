/** The Spanish words of the rows in ../estates-and-unclaimed-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATES_AND_UNCLAIMED_MONEY_ES: Words = {
  'us.life.right-found': {
    says: 'Puede reclamar gratis a su estado el dinero perdido. Las firmas que ofrecen buscarlo quieren una parte, que muchos estados limitan.',
  },
  'us.life.step-found': {
    says: 'Busque primero en el sitio propio de su estado. Antes no firme nada ni pague.',
  },
  'us.life.reality-found': { says: 'No debe nada. Nadie necesita su clave del banco para esto.' },
  'us.life.right-estate': {
    says: 'Los herederos pueden ver el testamento, y hay poco tiempo para oponerse. Los reclamos contra el difunto deben presentarse antes de la fecha del aviso.',
  },
  'us.life.reality-estate': {
    says: 'Casi nunca debe usted mismo las deudas de un familiar muerto. Primero las paga la herencia.',
  },
  'us.life.step-estate': {
    says: 'Anote la corte, el número del caso y las fechas. Pida al secretario copia de los papeles.',
  },
}
