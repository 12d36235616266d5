/** Who gives free advice in the United Kingdom, in each nation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_IT: Words = {
  'gb.help.national-debtline': {
    does: 'Consulenza gratuita sui debiti per telefono e online, con schede e lettere di esempio.',
  },
  'gb.help.stepchange': {
    does: 'Consulenza gratuita e piani per i debiti, online e per telefono.',
  },
  'gb.help.business-debtline': {
    does: 'Consulenza gratuita sui debiti per chi lavora in proprio o ha una piccola impresa.',
  },
  'gb.help.citizens-advice': {
    does: 'Consulenza gratuita su debiti, casa, lavoro, parcheggi e diritti, per telefono, online e vicino a Lei.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Consulenza gratuita su debiti, casa, lavoro, parcheggi e diritti, in inglese e gallese.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Consulenza gratuita su debiti, casa, lavoro e diritti negli uffici locali.',
  },
  'gb.help.advice-ni': {
    does: 'Consulenza gratuita su debiti, aiuti e imposta locale (rates) in Irlanda del Nord.',
  },
  'gb.help.housing-rights': {
    does: 'Consulenza gratuita sulla casa per chi vive in Irlanda del Nord.',
  },
  'gb.help.shelter': {
    does: 'Consulenza gratuita sulla casa, con una linea urgente per chi sta perdendo la casa.',
  },
  'gb.help.shelter-cymru': { does: 'Consulenza gratuita su casa e debiti in Galles.' },
  'gb.help.shelter-scotland': { does: 'Consulenza gratuita sulla casa in Scozia.' },
  'gb.help.acas': {
    does: 'Consulenza gratuita sui diritti di lavoro, e i colloqui che deve iniziare prima di una causa di lavoro.',
  },
  'gb.help.lra': {
    does: 'Consulenza gratuita sui diritti di lavoro e primi colloqui in Irlanda del Nord.',
  },
  'gb.help.moneyhelper': {
    does: 'Aiuto gratuito e neutrale su soldi, debiti e pensioni, sostenuto dal governo.',
  },
  'gb.help.taxaid': {
    does: 'Aiuto fiscale gratuito per chi ha un reddito basso, quando HMRC non riesce a risolvere.',
  },
  'gb.help.equality': { does: 'Consulenza gratuita se La trattano peggio per quello che è.' },
}
