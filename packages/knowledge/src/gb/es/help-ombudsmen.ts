/** Ombudsmen and appeal bodies in the United Kingdom: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_OMBUDSMEN_ES: Words = {
  'gb.help.financial-ombudsman': {
    does: 'Decide gratis reclamaciones sobre bancos, prestamistas, seguros y cobradores de deudas.',
  },
  'gb.help.lgsco': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) de Inglaterra y los agentes de embargo (bailiffs) que trabajan para ellos.',
  },
  'gb.help.spso': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) y organismos públicos de Escocia.',
  },
  'gb.help.psow': {
    does: 'Estudia reclamaciones sobre ayuntamientos (councils) y organismos públicos de Gales.',
  },
  'gb.help.nipso': {
    does: 'Estudia reclamaciones sobre organismos públicos de Irlanda del Norte.',
  },
  'gb.help.housing-ombudsman': {
    does: 'Decide gratis reclamaciones sobre caseros sociales en Inglaterra.',
  },
  'gb.help.ecb': {
    does: 'Estudia reclamaciones sobre empresas de agentes de embargo (bailiffs) que se han unido a sus normas.',
  },
  'gb.help.popla': {
    does: 'Recursos gratuitos contra cobros de aparcamiento de empresas de la British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Recursos gratuitos contra cobros de aparcamiento de empresas de la International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Recursos gratuitos contra multas de ayuntamientos (councils) en Inglaterra (fuera de Londres) y Gales.',
  },
  'gb.help.london-tribunals': {
    does: 'Recursos gratuitos contra multas de los ayuntamientos (councils) de Londres y de Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Decide recursos contra multas de ayuntamientos (councils) en Escocia.',
  },
  'gb.help.nitpt': {
    does: 'Decide recursos contra multas (penalty charge notices) en Irlanda del Norte.',
  },
  'gb.help.energy-ombudsman': {
    does: 'Decide gratis las quejas sobre empresas de gas y luz, tras ocho semanas o una respuesta final.',
  },
  'gb.help.consumer-council': {
    does: 'Revisa gratis las quejas sobre empresas de energía y agua en Irlanda del Norte.',
  },
  'gb.help.communications-ombudsman': {
    does: 'Decide gratis las quejas sobre empresas de teléfono e internet como BT, EE, O2 y Virgin Media.',
  },
  'gb.help.cisas': {
    does: 'Decide gratis las quejas sobre empresas de teléfono e internet como Sky, TalkTalk y Vodafone.',
  },
}
