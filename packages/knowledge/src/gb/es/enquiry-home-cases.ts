/** The Spanish words of the rows in ../enquiry-home-cases.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_CASES_ES: Words = {
  'gb.ask-housing.deposit-no-scheme': {
    says: 'Sí. Si nunca se protegió, puede pedirla al juzgado más entre una y tres veces su valor. Puede reclamar durante seis años, también después de mudarse. No paga el desgaste normal.',
  },
  'gb.ask-housing.rent-rise-no-form': {
    says: 'No. Un casero privado debe usar el Form 4A, dar dos meses y esperar 52 semanas desde la última subida. Siga pagando el alquiler viejo. Decir que no no es un motivo legal para desahuciarle.',
  },
  'gb.ask-housing.deposit-cap': {
    says: 'En Inglaterra lo máximo son cinco semanas de alquiler. Son seis semanas si el alquiler es de £50,000 al año o más. Puede pedir que le devuelvan lo que pase de ahí.',
  },
  'gb.ask-housing.section-21-dated': {
    says: 'No, no tiene que irse ese día. Solo un juzgado puede ordenarlo. Un section 21 notice anterior al 1 de mayo de 2026 solo vale con una demanda judicial hecha hasta el 31 de julio de 2026. Cambiarle la cerradura es delito.',
  },
  'gb.ask-housing.section-21-now': {
    says: 'No. Section 21 acabó para inquilinos privados de Inglaterra el 1 de mayo de 2026. Un aviso dado después del 30 de abril de 2026 no tiene efecto. Uno anterior solo vale si hubo una demanda judicial hasta el 31 de julio de 2026.',
  },
  'gb.ask-housing.cleaning-charge': {
    says: 'De la fianza solo pueden pedir lo que cuesta dejarla otra vez así. No pueden obligarle a pagar una limpieza profesional. Pida pruebas y use el sistema de fianzas (deposit scheme).',
    dependsOn: 'cómo de limpia estaba la casa cuando entró',
  },
  'gb.ask-housing.scotland-factor': {
    says: 'Escriba al administrador (factor). Pida los presupuestos, la votación y la regla de sus escrituras (title deeds) que le deja actuar. Si estas no dicen otra cosa, la mayoría de las reparaciones necesita una mayoría de propietarios. Si no contesta bien, reclame y después vaya al First-tier Tribunal.',
  },
  'gb.ask-housing.section-21-wales': {
    says: 'No. Section 21 no es la ley en Gales desde el 1 de diciembre de 2022. En la mayoría de los contratos un aviso sin motivo debe dar seis meses en un formulario de Gales. Aun así solo un juzgado puede hacerle irse.',
  },
}
