/** The Spanish words of the rows in ../court-judgment-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_PROVINCE_WORDS: Words = {
  'ca.judged.qc-wages': {
    says: 'En Quebec una parte básica de su sueldo no se puede embargar. Del resto pueden tomar el 30%.',
  },
  'ca.judged.qc-revoke': {
    says: 'En Quebec puede pedir que se anule una sentencia en rebeldía (rétractation de jugement). Tiene 30 días desde el día en que la conoció.',
  },
  'ca.judged.on-wages': {
    says: 'En Ontario el 80% de su sueldo neto está a salvo de la mayoría de los acreedores. Con pensiones de manutención (support) es la mitad.',
  },
  'ca.judged.bc-wages': {
    says: 'En Columbia Británica el 70% de su sueldo neto está a salvo de la mayoría de los acreedores.',
  },
  'ca.judged.on-setaside': {
    says: 'En Ontario puede pedir al tribunal que anule (set aside) una sentencia en rebeldía (default judgment). Necesita una defensa con posibilidades y un buen motivo, y debe actuar rápido.',
  },
  'ca.judged.on-goods': {
    says: 'En Ontario la ropa, las cosas de la casa, las herramientas de trabajo y un auto están a salvo hasta ciertos valores.',
  },
  'ca.judged.bc-goods': {
    says: 'En Columbia Británica la ropa, las cosas de la casa, las herramientas y un auto están a salvo hasta ciertos valores.',
  },
  'ca.judged.ab-safe': {
    says: 'En Alberta parte de su sueldo, comida, ropa, cosas de la casa, herramientas y un auto están a salvo hasta ciertos valores. Solo una civil enforcement agency puede embargar.',
  },
  'ca.judged.sk-safe': {
    says: 'En Saskatchewan parte de su sueldo y las cosas que necesita un hogar están a salvo. Solo el sheriff puede embargar.',
  },
  'ca.judged.mb-wages': {
    says: 'En Manitoba la mayoría de los acreedores puede tomar como mucho el 30% de su sueldo.',
  },
}
