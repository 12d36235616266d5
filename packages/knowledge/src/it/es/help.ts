/** The Spanish words of ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'it.help.gratuito': {
    does: 'Abogado gratis para personas con ingresos bajos. Pregunte en el Colegio de abogados (Ordine degli avvocati) de su ciudad o juzgado.',
  },
  'it.help.occ': {
    does: 'Oficinas de crisis. Ayudan a quien tiene demasiadas deudas a conseguir un plan del juzgado. La lista la lleva el Ministerio de Justicia (Ministero della Giustizia).',
  },
  'it.help.postale': {
    does: 'Contesta preguntas sobre estafas y recoge denuncias por internet.',
  },
  'it.help.polizia': {
    does: 'Llámela cuando esté en peligro o le amenacen en casa.',
  },
  'it.help.abf': {
    does: 'Decide por internet conflictos con bancos y prestamistas, por 20 €, tras una reclamación.',
  },
  'it.help.aas': {
    does: 'Decide por internet conflictos con aseguradoras, por 20 €, tras una reclamación.',
  },
  'it.help.arera': {
    does: 'Explica derechos sobre luz, gas y agua, y ofrece conciliación gratis.',
  },
  'it.help.agcom': {
    does: 'Conciliación gratis para teléfono, internet y televisión de pago.',
  },
  'it.help.garante': {
    does: 'Recoge quejas cuando usan sus datos o una lista de crédito contra las reglas.',
  },
  'it.help.ader': {
    does: 'Muestra sus avisos de cobro (cartelle) y deja pedir plazos por internet.',
  },
  'it.help.inps': {
    does: 'Paro (NASpI), pensiones y otras prestaciones.',
  },
  'it.help.sunia': {
    does: 'Un sindicato de inquilinos. Revisa contratos y ayuda con los desahucios.',
  },
  'it.help.sicet': {
    does: 'Otro sindicato de inquilinos. Aconseja sobre alquiler, avisos y viviendas públicas.',
  },
  'it.help.cgil': {
    does: 'Un sindicato. Ayuda con despidos, sueldo y prestaciones.',
  },
  'it.help.cisl': {
    does: 'Otro sindicato. Su patronato pide prestaciones y pensiones, sus oficinas ayudan con el sueldo.',
  },
  'it.help.adiconsum': {
    does: 'Una asociación de consumidores. Aconseja sobre facturas, bancos y demasiadas deudas.',
  },
  'it.help.federconsumatori': {
    does: 'Una asociación de consumidores con oficinas en la mayoría de las ciudades.',
  },
  'it.help.caritas': {
    does: 'Ayuda con comida, alquiler y facturas para personas en necesidad.',
  },
  'it.help.telefono-amico': {
    does: 'Si todo es demasiado: alguien le escucha, por teléfono o chat.',
  },
}
