/** Spanish: service charges, higher rent, homes that make people ill, and trouble with neighbours. */
import type { Words } from '@plainletter/contracts/rule'

export const HOMES_AND_NEIGHBOURS_ES: Words = {
  'gb.lease.right-fair-costs': {
    says: 'Solo paga gastos justos, por un trabajo bien hecho. Un tribunal (tribunal) puede decidir lo que debe.',
  },
  'gb.lease.right-asked-first': {
    says: 'Para obras de más de £250 por vivienda deben consultarle antes, con presupuestos. Si no, su parte puede bajar a £250.',
  },
  'gb.lease.right-old-costs': {
    says: 'No debe pagar gastos de más de 18 meses en la fecha de la factura. Salvo que le escribieran a tiempo que vendría una factura.',
  },
  'gb.lease.right-see-bills': {
    says: 'Cada factura debe venir con un resumen de sus derechos. Hasta entonces puede retener el dinero. Puede pedir ver las facturas.',
  },
  'gb.lease.no-forfeit-yet': {
    says: 'No pueden quitarle la vivienda por una factura hasta que un tribunal diga que la debe, o usted lo acepte. Si son £350 o menos, debe tener además más de tres años.',
  },
  'gb.lease.step': {
    says: 'Escriba qué acepta, qué discute y por qué. Pida el resumen de gastos y las facturas. Pague la parte que acepta.',
  },
  'gb.lease.answer': {
    says: 'Solo paga gastos justos. Para obras de más de £250 por vivienda deben consultarle antes. Un tribunal puede decidir, y nadie le quita la vivienda antes.',
  },
  'gb.lease.right-longer': {
    says: 'Quien tiene un contrato largo (lease) de un piso puede pedir uno más largo por un precio justo. Ya no hace falta tenerlo dos años antes.',
  },
  'gb.lease.right-manage': {
    says: 'Los titulares (leaseholders) pueden tomar la gestión de su edificio. No hace falta culpa del dueño.',
  },
  'gb.rent-rise.wants': {
    says: 'Su casero quiere más renta desde el día del aviso. Usted puede impugnarlo antes de ese día.',
  },
  'gb.rent-rise.right-form': {
    says: 'Un casero privado puede subir la renta una vez al año, con el impreso oficial y dos meses de aviso. Una cláusula de subida ya no vale.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Acuda al First-tier Tribunal antes de que empiece la nueva renta. No puede fijar más de lo que pide el casero, y una renta mayor solo empieza cuando decide.',
  },
  'gb.rent-rise.step': {
    says: 'Mire la renta de viviendas parecidas cerca. Escriba al casero antes de que empiece la nueva renta.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Su casero puede subir la renta una vez en 12 meses, con dos meses de aviso en el impreso RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Su renta puede subir una vez en 12 meses, con tres meses de aviso en el impreso oficial. Puede pedir que la vea un revisor (rent officer) en 21 días.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Su renta puede subir una vez en 12 meses, con tres meses de aviso por escrito.',
  },
  'gb.home.scotland-register': {
    says: 'Un casero privado debe estar en el registro del ayuntamiento. Alquilar sin ello es delito, y el ayuntamiento puede ordenar que no se deba renta. Avísele.',
  },
  'gb.home.right-fit': {
    says: 'Una vivienda alquilada debe ser habitable, sin humedad grave, frío ni peligro. Un tribunal puede ordenar las obras y darle dinero.',
  },
  'gb.home.right-council-looks': {
    says: 'El ayuntamiento puede inspeccionar una vivienda alquilada y ordenar al casero que la haga segura. Para sus propias viviendas, use su vía de quejas y el Housing Ombudsman.',
  },
  'gb.home.right-own-case': {
    says: 'Si una vivienda daña su salud, puede pedir a los magistrates que ordenen las obras. Avise al casero por escrito 21 días antes.',
  },
  'gb.neighbour.right-hedge': {
    says: 'Un seto siempre verde de más de dos metros puede llevarse al ayuntamiento. Intente antes un acuerdo con el vecino. Hay una tasa.',
  },
  'gb.neighbour.right-party-wall': {
    says: 'Antes de obras en un muro común, o de cavar cerca del suyo, el vecino debe avisarle por escrito uno o dos meses antes. Puede tener un perito (surveyor).',
  },
  'gb.neighbour.right-noise': {
    says: 'El ayuntamiento debe estudiar el ruido, el humo o los olores. Si la molestia es grave, debe ordenar al vecino que pare.',
  },
  'gb.neighbour.right-review': {
    says: 'Si denunció mala conducta y se hizo poco, puede pedir una revisión del caso (case review). Policía y ayuntamiento deben verlo juntos.',
  },
  'gb.neighbour.right-branches': {
    says: 'Puede cortar ramas y raíces hasta su límite. Pregunte antes al ayuntamiento si el árbol está protegido.',
  },
  'gb.neighbour.know-boundary': {
    says: 'La línea del plano del Land Registry solo muestra el límite de forma aproximada. También cuentan las escrituras viejas y el uso largo.',
  },
  'gb.neighbour.right-nuisance': {
    says: 'Un tribunal puede ordenar a un vecino que acabe con una molestia grave, y que le pague. Pruebe antes a hablar y la mediación.',
  },
  'gb.neighbour.right-camera': {
    says: 'Una cámara que graba más allá de la casa de su dueño debe cumplir la ley de datos. Puede preguntar por qué le graba, y pedir sus imágenes.',
  },
  'gb.neighbour.answer': {
    says: 'Hable primero, si es seguro, y lleve un diario. Después avise al ayuntamiento. Debe estudiarlo y puede ordenar al vecino que pare.',
  },
  'gb.neighbour.answer-hedge': {
    says: 'Hable primero con el vecino, y escríbale. Un seto siempre verde de más de dos metros puede llevarse después al ayuntamiento, por una tasa. Puede ordenar que se corte.',
  },
  'gb.neighbour.answer-wall': {
    says: 'Pida un aviso escrito (party wall notice). Se debe uno o dos meses antes de obras en un muro común o de cavar cerca del suyo. Un tribunal puede parar obras sin aviso.',
  },
  'gb.neighbour.answer-branches': {
    says: 'Sí, puede cortarlas hasta su límite. Ofrezca devolver lo cortado, y pregunte al ayuntamiento si el árbol está protegido.',
  },
  'gb.noise.right-review': {
    says: '¿Lo denunció tres veces en seis meses y no hicieron nada? Pida una revisión (anti-social behaviour case review). También puede pedir usted mismo a un magistrate que ordene parar.',
  },
}
