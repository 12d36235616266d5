/** Who gives free advice in the United Kingdom, in each nation: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_ADVICE_FR: Words = {
  'gb.help.national-debtline': {
    does: 'Des conseils gratuits sur les dettes par téléphone et en ligne, avec des fiches et des modèles de lettres.',
  },
  'gb.help.stepchange': {
    does: 'Des conseils gratuits et des plans pour les dettes, en ligne et par téléphone.',
  },
  'gb.help.business-debtline': {
    does: 'Des conseils gratuits sur les dettes pour les indépendants et les petites entreprises.',
  },
  'gb.help.citizens-advice': {
    does: 'Des conseils gratuits sur les dettes, le logement, le travail, le stationnement et les droits, par téléphone, en ligne et près de chez vous.',
  },
  'gb.help.citizens-advice-wales': {
    does: 'Des conseils gratuits sur les dettes, le logement, le travail, le stationnement et les droits, en anglais et en gallois.',
  },
  'gb.help.citizens-advice-scotland': {
    does: 'Des conseils gratuits sur les dettes, le logement, le travail et les droits, dans des bureaux locaux.',
  },
  'gb.help.advice-ni': {
    does: 'Des conseils gratuits sur les dettes, les aides et l’impôt local (rates) en Irlande du Nord.',
  },
  'gb.help.housing-rights': {
    does: 'Des conseils gratuits sur le logement en Irlande du Nord.',
  },
  'gb.help.shelter': {
    does: 'Des conseils gratuits sur le logement, avec une ligne d’urgence pour ceux qui perdent leur logement.',
  },
  'gb.help.shelter-cymru': {
    does: 'Des conseils gratuits sur le logement et les dettes au pays de Galles.',
  },
  'gb.help.shelter-scotland': {
    does: 'Des conseils gratuits sur le logement en Écosse.',
  },
  'gb.help.acas': {
    does: 'Des conseils gratuits sur le droit du travail, et la conciliation préalable obligatoire avant le tribunal du travail.',
  },
  'gb.help.lra': {
    does: 'Des conseils gratuits sur le droit du travail et la conciliation préalable en Irlande du Nord.',
  },
  'gb.help.moneyhelper': {
    does: 'Une aide gratuite et neutre sur l’argent, les dettes et les retraites, soutenue par l’État.',
  },
  'gb.help.taxaid': {
    does: 'Une aide gratuite sur les impôts pour les petits revenus, quand HMRC ne peut pas régler le problème.',
  },
  'gb.help.equality': {
    does: 'Des conseils gratuits si l’on vous traite moins bien à cause de ce que vous êtes.',
  },
}
