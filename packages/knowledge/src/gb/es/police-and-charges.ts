/** The police: searches, interviews, things they keep, and charges on paper. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_ES: Words = {
  'gb.police.right-search': {
    says: 'La policía necesita razones reales para registrarle en la calle. Debe decir por qué, dar nombre y comisaría, y ofrecerle un acta.',
  },
  'gb.police.right-solicitor': {
    says: 'Un abogado es gratis en la comisaría, también en una entrevista voluntaria. Pídalo antes de contestar nada.',
  },
  'gb.police.answer': {
    says: 'No está obligado a ir, pero entonces pueden detenerle. Pida el abogado gratis antes de ir, y no conteste sin él. Lo que diga puede usarse en el juicio.',
  },
  'gb.police.right-property': {
    says: "La policía solo puede guardar una cosa mientras la necesite. Pídala por escrito. Un Magistrates' Court puede ordenarlo.",
  },
  'gb.court.single-justice': {
    says: 'Conteste en 21 días: culpable o no culpable. Puede pedir una vista. Si calla, pueden condenarle sin estar allí.',
  },
  'gb.caution.right-lawyer': {
    says: 'Puede tener un abogado, y lo que diga puede usarse en el juicio. No tiene que aceptar una multa en lugar de una acusación.',
  },
  'gb.police.right-dog': {
    says: 'No firme la renuncia al perro sin consejo. Solo decide un juez. Puede dejárselo con condiciones si no es peligroso y usted es apto. Pida abogado y su propio perito.',
  },
}
