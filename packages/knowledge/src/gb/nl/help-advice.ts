/** Who gives free advice in the United Kingdom, in each nation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_NL: Words = {
  'gb.help.national-debtline': {
    does: 'Gratis schuldadvies per telefoon en online, met informatiebladen en voorbeeldbrieven.',
  },
  'gb.help.stepchange': {
    does: 'Gratis schuldadvies en betalingsregelingen, online en per telefoon.',
  },
  'gb.help.business-debtline': {
    does: 'Gratis schuldadvies voor zelfstandigen en kleine bedrijven.',
  },
  'gb.help.citizens-advice': {
    does: 'Gratis advies over schulden, wonen, werk, parkeren en rechten, per telefoon, online en bij u in de buurt.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Gratis advies over schulden, wonen, werk, parkeren en rechten, in het Engels en Welsh.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Gratis advies over schulden, wonen, werk en rechten van kantoren bij u in de buurt.',
  },
  'gb.help.advice-ni': {
    does: 'Gratis advies over schulden, uitkeringen en woningbelasting (rates) in Noord-Ierland.',
  },
  'gb.help.housing-rights': { does: 'Gratis advies over wonen voor mensen in Noord-Ierland.' },
  'gb.help.shelter': {
    does: 'Gratis advies over wonen, met een spoedlijn voor mensen die hun woning kwijtraken.',
  },
  'gb.help.shelter-cymru': { does: 'Gratis advies over wonen en schulden in Wales.' },
  'gb.help.shelter-scotland': { does: 'Gratis advies over wonen in Schotland.' },
  'gb.help.acas': {
    does: 'Gratis advies over rechten op het werk, en het overleg dat u moet beginnen vóór een zaak bij het tribunaal.',
  },
  'gb.help.lra': {
    does: 'Gratis advies over rechten op het werk en vroeg overleg in Noord-Ierland.',
  },
  'gb.help.moneyhelper': {
    does: 'Gratis en onpartijdige hulp met geld, schulden en pensioen, gesteund door de overheid.',
  },
  'gb.help.taxaid': {
    does: 'Gratis hulp met belasting voor mensen met een laag inkomen, als HMRC het niet kan oplossen.',
  },
  'gb.help.equality': { does: 'Gratis advies als u slechter wordt behandeld om wie u bent.' },
}
