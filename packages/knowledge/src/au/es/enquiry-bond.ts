/** Questions about the bond for a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_ES: Words = {
  'au.ask.deposit': {
    says: 'Su fianza (bond) está en la oficina de su estado, no con el casero. Pídala allí usted mismo, hoy si puede. Si el casero la pide antes, conteste al aviso a tiempo (14 días en Nueva Gales del Sur y Queensland) o se la dan a él. El casero debe probar la pérdida. El desgaste normal no lo paga usted. Use el informe de entrada y fotos. Si no hay acuerdo, decide el tribunal.',
  },
  'au.ask.bond-nsw': {
    says: 'En Nueva Gales del Sur el arrendador tiene 14 días para responder a su reclamo de la fianza (bond). El tribunal (NCAT) decide las disputas.',
  },
  'au.ask.bond-vic': {
    says: 'En Victoria la RTBA guarda la fianza (bond). Si no está de acuerdo, el arrendador debe pedirla a VCAT en 14 días o usted la recupera.',
  },
  'au.ask.bond-qld': {
    says: 'En Queensland la RTA guarda la fianza (bond). Tiene 14 días para disputar un reclamo sobre ella.',
  },
  'au.ask.bond-wa': {
    says: 'En Australia Occidental el Bond Administrator guarda la fianza (bond). Si no están de acuerdo, decide el Commissioner for Consumer Protection. Puede llevar esa decisión a la Magistrates Court en siete días.',
  },
  'au.ask.bond-sa': {
    says: 'En Australia Meridional Consumer and Business Services guarda la fianza (bond). Si no están de acuerdo, decide SACAT.',
  },
  'au.ask.bond-tas': {
    says: 'En Tasmania la Rental Deposit Authority guarda la fianza (bond) (MyBond). Allí puede disputar gratis un reclamo sobre ella.',
  },
  'au.ask.bond-act': {
    says: 'En el ACT una oficina pública (Rental Bonds) guarda la fianza (bond). Si no están de acuerdo, decide ACAT.',
  },
  'au.ask.bond-nt': {
    says: 'En el Territorio del Norte el arrendador guarda la fianza (bond) en depósito (in trust). Debe decir por escrito qué se queda y por qué, y NTCAT decide las disputas.',
  },
  'au.ask.bond-cleaner-nsw': {
    says: 'En Nueva Gales del Sur ningún contrato puede obligarle a usar una empresa de limpieza concreta ni a pagar la limpieza profesional de alfombras. Lo deja como lo recibió, salvo el desgaste normal.',
  },
  'au.ask.cleaner-nsw': {
    says: 'Un contrato en Nueva Gales del Sur no puede obligarle a usar una empresa de limpieza concreta ni a pagar por limpiar las alfombras. Deja la casa tan limpia como la recibió, salvo el desgaste normal. Pida usted la fianza (bond) en línea: el dueño tiene entonces 14 días para ir al tribunal (NCAT). Envíe el informe de entrada y sus fotos.',
  },
}
