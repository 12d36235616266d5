/** The Dutch words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'ca.help.credit-counselling': {
    does: 'Schuldadviseurs zonder winst die helpen met een begroting en met schuldeisers.',
  },
  'ca.help.211': {
    does: 'Vindt gratis hulp in de buurt bij geld, wonen, eten en recht. Bel of sms 211.',
  },
  'ca.help.steps-to-justice': {
    does: 'Duidelijke informatie over het recht in Ontario, stap voor stap.',
  },
  'ca.help.pbo': { does: 'Een gratis telefoonlijn met juridisch advies voor mensen in Ontario.' },
  'ca.help.trac': { does: 'Gratis hulp voor huurders in British Columbia.' },
  'ca.help.acjp': { does: 'Duidelijke informatie over het recht in British Columbia.' },
  'ca.help.cplea': { does: 'Duidelijke informatie over het recht in Alberta.' },
  'ca.help.educaloi': {
    does: 'Duidelijke informatie over het recht in Québec, in het Frans en Engels.',
  },
  'ca.help.obsi': { does: 'Kijkt gratis naar klachten over banken.' },
  'ca.help.ccts': { does: 'Kijkt gratis naar klachten over telefoon, internet en tv.' },
  'ca.help.gio': {
    does: 'Kijkt gratis naar klachten over verzekeringen van huis, auto en bedrijf.',
  },
  'ca.help.olhi': { does: 'Kijkt gratis naar klachten over levens- en zorgverzekeringen.' },
  'ca.help.lao': { does: 'Gratis juridische hulp voor mensen met een laag inkomen in Ontario.' },
  'ca.help.labc': {
    does: 'Gratis juridische hulp voor mensen met een laag inkomen in British Columbia.',
  },
  'ca.help.laa': { does: 'Gratis of goedkope juridische hulp in Alberta.' },
  'ca.help.csj': { does: 'Rechtshulp (aide juridique) in Québec.' },
  'ca.help.fcac': { does: 'Vertelt u uw rechten bij banken en neemt klachten over hen aan.' },
  'ca.help.osb': {
    does: 'Heeft een lijst van alle erkende schuldregelaars (Licensed Insolvency Trustee) en neemt klachten aan.',
  },
  'ca.help.labour': {
    does: 'Neemt klachten aan van werknemers bij banken, luchtvaart, telefoonbedrijven en andere federale werkplekken.',
  },
  'ca.help.ltb': { does: 'Beslist tussen verhuurders en huurders in Ontario.' },
  'ca.help.cpo': { does: 'Neemt klachten aan over bedrijven en incassobureaus in Ontario.' },
  'ca.help.mol-on': { does: 'Helpt bij loon en opzegtermijn in Ontario.' },
  'ca.help.rtb': { does: 'Beslist tussen verhuurders en huurders in British Columbia.' },
  'ca.help.cpbc': {
    does: 'Neemt klachten aan over incassobureaus en contracten in British Columbia.',
  },
  'ca.help.rtdrs': { does: 'Beslist tussen verhuurders en huurders in Alberta.' },
  'ca.help.tal': { does: 'Het huurtribunaal van Québec.' },
  'ca.help.opc': { does: 'Helpt consumenten in Québec en houdt toezicht op incassobureaus.' },
  'ca.help.cnesst': { does: 'Helpt bij loon, opzegtermijn en ontslag in Québec.' },
  'ca.help.cafc': { does: 'Neemt meldingen van oplichting en fraude aan.' },
  'ca.help.988': {
    does: 'Bel of sms 9-8-8, op elk moment, in het Engels of Frans, als het u allemaal te veel wordt.',
  },
}
