/** The Spanish words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'au.ask.bond-nsw': {
    says: 'En Nueva Gales del Sur el arrendador tiene 14 días para responder a su reclamo de la fianza (bond). El tribunal (NCAT) decide las disputas.',
  },
  'au.ask.bond-vic': {
    says: 'En Victoria la RTBA guarda la fianza (bond). Si no está de acuerdo, el arrendador debe pedirla a VCAT en 14 días o usted la recupera.',
  },
  'au.ask.bond-qld': {
    says: 'En Queensland la RTA guarda la fianza (bond). Tiene 14 días para disputar un reclamo sobre ella.',
  },
  'au.ask.repair-nsw': {
    says: 'En Nueva Gales del Sur el arrendador debe mantener la casa habitable y en buen estado. El tribunal puede ordenar reparaciones o menos alquiler.',
  },
  'au.ask.repair-vic': {
    says: 'En Victoria las reparaciones urgentes deben hacerse enseguida y las demás en 14 días. El moho y la humedad del edificio cuentan.',
  },
  'au.ask.repair-qld': {
    says: 'En Queensland la casa debe cumplir las normas mínimas de vivienda (minimum housing standards). Pida por escrito, luego vaya a la RTA y a QCAT.',
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
  'au.ask.repair-wa': {
    says: 'En Australia Occidental el arrendador debe mantener la casa en un estado razonable. Las reparaciones urgentes deben empezar rápido, y el tribunal puede ordenar el trabajo.',
  },
  'au.ask.repair-sa': {
    says: 'En Australia Meridional el arrendador debe mantener la casa en un estado razonable. SACAT puede ordenar el trabajo, menos alquiler o dinero.',
  },
  'au.ask.repair-tas': {
    says: 'En Tasmania el propietario debe mantener la casa como estaba al principio y hacer rápido las reparaciones urgentes. El Residential Tenancy Commissioner puede ordenar reparaciones.',
  },
  'au.ask.repair-act': {
    says: 'En el ACT el arrendador (lessor) debe mantener la casa habitable y en buen estado. Las reparaciones urgentes van primero, y ACAT puede ordenar el trabajo.',
  },
  'au.ask.repair-nt': {
    says: 'En el Territorio del Norte el arrendador debe mantener la casa en buen estado. NTCAT puede ordenar el trabajo o dinero.',
  },
  'au.ask.pets': {
    says: 'Pida por escrito. En la mayoría de los estados el arrendador puede decir que no solo por un motivo de la ley, y debe responder a tiempo. Son 14 días en Victoria y Queensland, y 21 en Nueva Gales del Sur.',
  },
  'au.ask.rent-up-wa': {
    says: 'En Australia Occidental la renta solo puede subir una vez en 12 meses, con 60 días de aviso en el formulario correcto. En un plazo fijo, el contrato debe permitirlo.',
  },
  'au.ask.rent-up-sa': {
    says: 'En Australia Meridional la renta solo puede subir una vez en 12 meses, con 60 días de aviso escrito. Si es demasiado alta, SACAT puede fijar una menor.',
  },
  'au.ask.inspections': {
    says: 'No, no cada mes. Cuatro veces al año como máximo en Nueva Gales del Sur, una vez en tres meses en Queensland y en seis en Victoria. Deben avisar por escrito, casi siempre siete días antes.',
  },
  'au.ask.notice-to-leave': {
    says: 'Depende del estado y del motivo. Al final de un plazo fijo casi siempre son 90 días en Nueva Gales del Sur y Victoria, dos meses en Queensland. Solo un tribunal puede hacerle salir.',
  },
}
