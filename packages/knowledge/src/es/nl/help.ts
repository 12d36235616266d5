/** The Dutch words of Spain: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'es.help.justicia-gratuita': {
    does: 'Gratis advocaat en procesvertegenwoordiger voor lage inkomens. Vraag de orde van advocaten van uw provincie.',
  },
  'es.help.omic': {
    does: 'Het consumentenbureau van uw stad. Het kijkt rekeningen en contracten na en helpt u klagen, gratis.',
  },
  'es.help.incibe': {
    does: 'Gratis en vertrouwelijke hulp bij oplichting per sms, e-mail, telefoon of internet.',
  },
  'es.help.policia': {
    does: 'Neemt uw aangifte op van bedrog of bedreiging.',
  },
  'es.help.bde': {
    does: 'Gratis klachten over banken en geldgevers, nadat u bij de bank klaagde.',
  },
  'es.help.aepd': {
    does: 'Gratis klachten als uw gegevens of een lijst van wanbetalers tegen de regels worden gebruikt.',
  },
  'es.help.oaut': {
    does: 'Gratis beslissingen over klachten over telefoon en internet.',
  },
  'es.help.bono-social': {
    does: 'Zegt wie de korting op stroom krijgt en hoe u die vraagt.',
  },
  'es.help.sepe': {
    does: 'Werkloosheidsuitkering: hoe u die vraagt en afspraken.',
  },
  'es.help.ccoo': {
    does: 'Een vakbond. Hij adviseert werknemers en helpt bij ontslagzaken, vooral leden.',
  },
  'es.help.ugt': {
    does: 'Nog een grote vakbond. Hij helpt loon te eisen en ontslag aan te vechten, vooral leden.',
  },
  'es.help.fogasa': {
    does: 'Betaalt loon en vergoeding tot een grens als een werkgever het niet kan.',
  },
  'es.help.facua': {
    does: 'Een consumentenvereniging. Zij legt uw rechten uit en klaagt voor leden.',
  },
  'es.help.asufin': {
    does: 'Een vereniging van bankklanten: kaarten, leningen en hypotheken.',
  },
  'es.help.caritas': {
    does: 'Hulp met eten, huur en rekeningen voor mensen in nood.',
  },
  'es.help.dgsfp': {
    does: 'Gratis klachten over verzekeraars, nadat u bij de verzekeraar klaagde.',
  },
  'es.help.crisis': {
    does: 'Als het te veel is: gratis hulp op elk uur voor mensen die aan zelfmoord denken.',
  },
}
