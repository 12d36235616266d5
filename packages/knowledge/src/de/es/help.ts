/** The Spanish words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ES: Words = {
  'de.help.verbraucherzentrale': {
    does: 'Consejo del centro de consumidores de su estado sobre contratos, cobradores, energía y fraude, por una tarifa pequeña o gratis.',
  },
  'de.help.caritas': {
    does: 'Consejo gratuito sobre deudas, en persona y en línea, sea cual sea su religión.',
  },
  'de.help.diakonie': {
    does: 'Consejo gratuito social y sobre deudas en muchas ciudades.',
  },
  'de.help.awo': {
    does: 'Consejo gratuito sobre deudas de la asociación obrera de ayuda social.',
  },
  'de.help.meine-schulden': {
    does: 'Encuentra el centro gratuito de deudas cerca de usted.',
  },
  'de.help.mieterbund': {
    does: 'Asociaciones locales de inquilinos que aconsejan y escriben por sus miembros.',
  },
  'de.help.fachstelle': {
    does: 'La oficina de su ciudad que ayuda antes de que pierda su casa. Puede asumir deudas de alquiler.',
  },
  'de.help.dgb': {
    does: 'Sindicatos. Los miembros reciben ayuda legal en el trabajo y en el juzgado laboral.',
  },
  'de.help.arbeitsgericht': {
    does: 'La oficina del juzgado laboral escribe su demanda gratis.',
  },
  'de.help.beratungshilfe': {
    does: 'Con ingresos bajos, el juzgado local le da un vale para un abogado. Paga como máximo 15 €.',
  },
  'de.help.prozesskostenhilfe': {
    does: 'Paga el juzgado y el abogado si sus ingresos son bajos y su caso tiene posibilidades.',
  },
  'de.help.anwaltssuche': {
    does: 'El registro oficial de todos los abogados.',
  },
  'de.help.vdk': {
    does: 'Asociación social. Los miembros reciben ayuda con decisiones de ayudas, pensiones y salud.',
  },
  'de.help.polizei': {
    does: 'Denuncie un fraude en línea o en cualquier comisaría. En peligro llame al 110.',
  },
  'de.help.sperr-notruf': {
    does: 'Bloquea tarjetas y banca en línea, de día y de noche.',
  },
  'de.help.weisser-ring': {
    does: 'Ayuda gratis a víctimas de delitos.',
  },
  'de.help.telefonseelsorge': {
    does: 'Alguien con quien hablar, de día y de noche, gratis.',
  },
  'de.help.hilfetelefon': {
    does: 'Ayuda para mujeres que sufren violencia, de día y de noche, en muchos idiomas.',
  },
  'de.help.beitragsservice': {
    does: 'Pida aquí la exención, una tasa menor o cuotas.',
  },
}
