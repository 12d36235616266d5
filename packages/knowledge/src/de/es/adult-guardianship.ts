/** The Spanish words of the rows in ../adult-guardianship.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_GUARDIANSHIP_ES: Words = {
  'de.guardian.want': {
    says: 'Un tribunal mira si necesita a alguien que actúe por usted (rechtliche Betreuung), o ya lo ha decidido. Nadie le demanda.',
  },
  'de.guardian.reality': {
    says: 'Antes de decidir, un juez debe por lo general verle y oírle, y un experto, casi siempre médico, le examina. Si es urgente, puede ser después. También con un Betreuer suele poder decidir y firmar usted mismo.',
  },
  'de.guardian.right-will': {
    says: 'No se puede nombrar a nadie contra su libre voluntad. Debe ser necesario, y solo para lo que usted no puede hacer.',
  },
  'de.guardian.right-proxy': {
    says: 'Si alguien de confianza tiene un poder (Vorsorgevollmacht), casi nunca hace falta. Enséñelo ya al juzgado.',
  },
  'de.guardian.right-who': {
    says: 'Puede decir quién debe ser y quién no. El juzgado casi siempre debe seguirlo.',
  },
  'de.guardian.right-appeal': {
    says: 'Puede recurrir (Beschwerde) en un mes desde la decisión escrita, contra una medida urgente en dos semanas. Usted mismo, sin abogado. También los familiares que participaron.',
  },
  'de.guardian.step': {
    says: 'Escriba al juzgado antes de la audiencia: qué puede hacer, quién le ayuda, a quién quiere o no. Pida que esté alguien de confianza.',
  },
}
