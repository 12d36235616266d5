/** The Italian words of Ireland: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'ie.help.mabs': {
    does: 'Consigli gratis sui soldi. Possono parlare con chi vuole i soldi da Lei.',
  },
  'ie.help.citizens-information': {
    does: 'Informazioni gratis su diritti, sussidi e servizi.',
  },
  'ie.help.threshold': {
    does: 'Consigli gratis per inquilini.',
  },
  'ie.help.flac': {
    does: 'Informazioni legali e sportelli gratis.',
  },
  'ie.help.fspo': {
    does: 'Esamina gratis i reclami su banche, prestiti e assicurazioni.',
  },
  'ie.help.lab': {
    does: 'Aiuto legale a basso costo per chi ha poche entrate.',
  },
  'ie.help.rtb': {
    does: 'Decide tra proprietari e inquilini.',
  },
  'ie.help.wrc': {
    does: 'Esamina gratis i reclami sul lavoro.',
  },
  'ie.help.ccpc': {
    does: 'Le dice i Suoi diritti di consumatore.',
  },
  'ie.help.isi': {
    does: 'Spiega le soluzioni per i debiti che non può pagare.',
  },
  'ie.help.nta': {
    does: 'Decide i ricorsi sulle ganasce (clamps).',
  },
  'ie.help.comreg': {
    does: 'Aiuta con reclami su telefono, internet e posta.',
  },
  'ie.help.cru': {
    does: 'Aiuta con reclami sull’energia.',
  },
  'ie.help.eccireland': {
    does: 'Aiuta con venditori di altri Paesi UE.',
  },
  'ie.help.garda': {
    does: 'La polizia. Segnali truffe e minacce alla stazione della Sua zona.',
  },
  'ie.help.samaritans': {
    does: 'Chiami a ogni ora se tutto è troppo.',
  },
}
