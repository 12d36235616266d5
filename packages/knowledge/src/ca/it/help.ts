/** The Italian words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'ca.help.credit-counselling': {
    does: 'Consulenti senza scopo di lucro che aiutano con il bilancio e con i creditori.',
  },
  'ca.help.211': {
    does: 'Trova aiuto gratuito vicino a Lei per soldi, casa, cibo e legge. Chiami il 211 o mandi un messaggio.',
  },
  'ca.help.steps-to-justice': {
    does: 'Informazioni semplici sulla legge in Ontario, passo per passo.',
  },
  'ca.help.pbo': { does: 'Un telefono gratuito di consiglio legale per chi vive in Ontario.' },
  'ca.help.trac': { does: 'Aiuto gratuito per inquilini in British Columbia.' },
  'ca.help.acjp': { does: 'Informazioni semplici sulla legge in British Columbia.' },
  'ca.help.cplea': { does: 'Informazioni semplici sulla legge in Alberta.' },
  'ca.help.educaloi': {
    does: 'Informazioni semplici sulla legge in Québec, in francese e inglese.',
  },
  'ca.help.obsi': { does: 'Esamina gratis i reclami sulle banche.' },
  'ca.help.ccts': { does: 'Esamina gratis i reclami su telefono, internet e TV.' },
  'ca.help.gio': { does: 'Esamina gratis i reclami sulle assicurazioni di casa, auto e attività.' },
  'ca.help.olhi': { does: 'Esamina gratis i reclami sulle assicurazioni di vita e salute.' },
  'ca.help.lao': { does: 'Aiuto legale gratuito per chi ha un reddito basso in Ontario.' },
  'ca.help.labc': {
    does: 'Aiuto legale gratuito per chi ha un reddito basso in British Columbia.',
  },
  'ca.help.laa': { does: 'Aiuto legale gratuito o a basso costo in Alberta.' },
  'ca.help.csj': { does: 'Aiuto legale (aide juridique) in Québec.' },
  'ca.help.fcac': { does: 'Le dice i Suoi diritti con le banche e prende reclami su di loro.' },
  'ca.help.osb': {
    does: 'Elenca tutti i curatori autorizzati (Licensed Insolvency Trustee) e prende reclami.',
  },
  'ca.help.labour': {
    does: 'Prende reclami di chi lavora per banche, compagnie aeree, telefoni e altri posti di lavoro federali.',
  },
  'ca.help.ltb': { does: 'Decide tra padroni di casa e inquilini in Ontario.' },
  'ca.help.cpo': { does: 'Prende reclami su società e recupero crediti in Ontario.' },
  'ca.help.mol-on': { does: 'Aiuta con paga e preavviso in Ontario.' },
  'ca.help.rtb': { does: 'Decide tra padroni di casa e inquilini in British Columbia.' },
  'ca.help.cpbc': { does: 'Prende reclami su recupero crediti e contratti in British Columbia.' },
  'ca.help.rtdrs': { does: 'Decide tra padroni di casa e inquilini in Alberta.' },
  'ca.help.tal': { does: 'Il tribunale degli affitti del Québec.' },
  'ca.help.opc': {
    does: 'Aiuta i consumatori in Québec e controlla le società di recupero crediti.',
  },
  'ca.help.cnesst': { does: 'Aiuta con paga, preavviso e licenziamento in Québec.' },
  'ca.help.cafc': { does: 'Raccoglie segnalazioni di truffe e frodi.' },
  'ca.help.988': {
    does: 'Chiami il 9-8-8 o mandi un messaggio a ogni ora, in inglese o francese, se tutto Le sembra troppo.',
  },
}
