/** The Spanish words of the rows in ../school-discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_DISCIPLINE_ES: Words = {
  'fr.school.want': {
    says: 'El centro lleva a su hijo ante un consejo de disciplina, o le dice lo decidido.',
  },
  'fr.school.reality': {
    says: 'Usted y su hijo pueden hablar, ser defendidos y llevar testigos. Lo peor es la expulsión definitiva.',
  },
  'fr.school.right-file': {
    says: 'La citación llega al menos cinco días antes. Puede leer el expediente en el centro.',
  },
  'fr.school.right-list': {
    says: 'Solo valen las sanciones de la lista, del aviso a la expulsión. El consejo debe motivar, y cabe la suspensión (sursis).',
  },
  'fr.school.right-appeal': {
    says: 'Contra la decisión escriba al rector (recteur) en ocho días. No detiene la sanción. El tribunal viene después.',
  },
  'fr.school.right-place': {
    says: 'Hasta los dieciséis debe tener escuela. El rector debe hallar otro lugar.',
  },
  'fr.school.step': {
    says: 'Pida ver el expediente esta semana. Escriba lo ocurrido, con testigos. Vaya con su hijo.',
  },
  'fr.school.option': {
    says: 'Pida a una asociación de padres (FCPE, PEEP) que le acompañe.',
    title: 'Pedir ayuda',
    cost: 'Gratis.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'La fecha está cerca.',
  },
}
