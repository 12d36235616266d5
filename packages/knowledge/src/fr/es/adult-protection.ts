/** The Spanish words of the rows in ../adult-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADULT_PROTECTION_ES: Words = {
  'fr.protect.want': {
    says: 'Piden a un juez decidir si necesita a alguien que le ayude o actúe por usted (curatelle, tutelle). Nadie le demanda.',
  },
  'fr.protect.right-needed': {
    says: 'Hace falta el certificado de un médico de la lista del fiscal y que sea necesario: poder, cónyuge o mandato propio van antes. No más de lo preciso.',
  },
  'fr.protect.right-heard': {
    says: 'El juez debe por lo general oírle, salvo que un médico diga que le haría daño. Puede ir con abogado; para otra persona pida permiso al juez. Diga a quién quiere: la familia va antes que los extraños.',
  },
  'fr.protect.right-appeal': {
    says: 'Puede apelar en 15 días desde que recibe la decisión, por carta certificada a ese tribunal, sin abogado. Puede pedir en todo momento que se termine o se alivie, con un certificado médico.',
  },
  'fr.protect.step': {
    says: 'Antes anote lo que hace solo y quién le ayuda, y lleve papeles de su dinero. Pida ver el expediente.',
  },
}
