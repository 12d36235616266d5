/** The Spanish words of the rows in ../family-mediation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FAMILY_MEDIATION_ES: Words = {
  'jp.mediation.want': {
    says: 'El tribunal de familia le llama a mediación (調停). Dos mediadores oyen a cada parte y buscan un acuerdo. No es una sentencia.',
  },
  'jp.mediation.right-come': {
    says: 'No tiene que aceptar nada. Pero vaya o pida pronto otro día: faltar sin motivo puede costar hasta 50.000 yenes, y el dinero puede decidirse sin usted.',
  },
  'jp.mediation.right-divorce': {
    says: 'Sin su sí solo hay divorcio por sentencia y causa legal (art. 770). Luego hijos, pensión y bienes: desde abril de 2026 ambos pueden conservar la autoridad; los bienes se piden en cinco años.',
  },
  'jp.mediation.step': {
    says: 'Envíe el cuestionario (照会書) a tiempo con nóminas y sus deseos. ¿Miedo? Pida salas separadas y domicilio secreto. 法テラス ayuda.',
  },
}
