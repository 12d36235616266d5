/** Les aides gratuites au Royaume-Uni, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
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
  'gb.help.financial-ombudsman': {
    does: 'Décide gratuitement des réclamations sur les banques, prêteurs, assureurs et sociétés de recouvrement.',
  },
  'gb.help.lgsco': {
    does: 'Examine les réclamations sur les mairies (councils) en Angleterre et les huissiers (bailiffs) qui travaillent pour elles.',
  },
  'gb.help.spso': {
    does: 'Examine les réclamations sur les mairies (councils) et les services publics en Écosse.',
  },
  'gb.help.psow': {
    does: 'Examine les réclamations sur les mairies (councils) et les services publics au pays de Galles.',
  },
  'gb.help.nipso': {
    does: 'Examine les réclamations sur les services publics en Irlande du Nord.',
  },
  'gb.help.housing-ombudsman': {
    does: 'Décide gratuitement des réclamations sur les bailleurs sociaux en Angleterre.',
  },
  'gb.help.ecb': {
    does: 'Examine les réclamations sur les sociétés d’huissiers (bailiffs) qui ont accepté ses règles.',
  },
  'gb.help.popla': {
    does: 'Des recours gratuits contre les frais de stationnement de sociétés membres de la British Parking Association.',
  },
  'gb.help.ias': {
    does: 'Des recours gratuits contre les frais de stationnement de sociétés membres de l’International Parking Community.',
  },
  'gb.help.tpt': {
    does: 'Des recours gratuits contre les amendes des mairies (penalty charges) en Angleterre (hors Londres) et au pays de Galles.',
  },
  'gb.help.london-tribunals': {
    does: 'Des recours gratuits contre les amendes (penalty charges) des mairies de Londres et de Transport for London.',
  },
  'gb.help.grc-scotland': {
    does: 'Juge les recours contre les amendes des mairies (penalty charges) en Écosse.',
  },
  'gb.help.nitpt': {
    does: 'Juge les recours contre les avis d’amende (penalty charge notices) en Irlande du Nord.',
  },
  'gb.help.law-society': {
    does: 'Pour chercher un avocat (solicitor) près de chez vous selon le problème.',
  },
  'gb.help.law-society-scotland': {
    does: 'Pour chercher un avocat (solicitor) en Écosse.',
  },
  'gb.help.law-society-ni': {
    does: 'Pour chercher un avocat (solicitor) en Irlande du Nord.',
  },
  'gb.help.law-centres': {
    does: 'Une aide juridique gratuite, par des avocats de centres locaux (law centres), pour ceux qui ne peuvent pas payer.',
  },
  'gb.help.advocate': {
    does: 'Trouve des avocats (barristers) qui aident gratuitement. Quelqu’un qui connaît votre dossier doit vous adresser.',
  },
  'gb.help.civil-legal-advice': {
    does: 'L’aide juridictionnelle (legal aid) par téléphone pour les petits revenus, par exemple si votre logement est en danger.',
  },
  'gb.help.slab': {
    does: 'Explique l’aide juridictionnelle (legal aid) en Écosse et donne la liste des avocats (solicitors) qui la pratiquent.',
  },
  'gb.help.lsa-ni': {
    does: 'Gère l’aide juridictionnelle (legal aid) en Irlande du Nord.',
  },
  'gb.help.check-legal-aid': {
    does: 'Un court test officiel qui dit si l’aide juridictionnelle (legal aid) peut vous couvrir.',
  },
  'gb.help.council-tax-reduction': {
    does: 'Trouve votre mairie (council) et commence une demande de facture plus basse.',
  },
  'gb.help.bailiff-register': {
    does: 'Pour vérifier qu’un huissier (bailiff) a un certificat.',
  },
  'gb.help.breathing-space': {
    does: 'Explique les 60 jours de protection contre les créanciers et qui peut les demander.',
  },
  'gb.help.aib': {
    does: 'Gère le moratoire (moratorium), le Debt Arrangement Scheme et la faillite en Écosse.',
  },
  'gb.help.valuation-tribunal': {
    does: 'Des recours gratuits sur les factures et les réductions d’impôt local (council tax) en Angleterre.',
  },
  'gb.help.valuation-tribunal-wales': {
    does: 'Des recours gratuits sur l’impôt local (council tax) au pays de Galles.',
  },
  'gb.help.traffic-enforcement-centre': {
    does: 'Le bureau du tribunal pour les amendes de mairie (penalty charges) impayées et les formulaires TE7, TE9, PE2 et PE3.',
  },
  'gb.help.report-fraud': {
    does: 'Reçoit les signalements d’arnaques et de fraudes en Angleterre, au pays de Galles et en Irlande du Nord.',
  },
  'gb.help.police-scotland': {
    does: 'Reçoit les signalements d’arnaques et de fraudes en Écosse au 101.',
  },
  'gb.help.lps': {
    does: 'Envoie les factures d’impôt local (rates) en Irlande du Nord et convient de plans de paiement.',
  },
  'gb.help.hmcts': {
    does: 'Les adresses et téléphones de chaque tribunal, pour vérifier qu’une lettre du tribunal est vraie.',
  },
  'gb.help.samaritans': {
    does: 'Quelqu’un à qui parler, jour et nuit, quand c’est trop. L’appel est gratuit.',
    hours: 'Toute la journée, tous les jours',
  },
  'gb.help.nhs-111': {
    does: 'Une aide urgente pour votre santé, aussi pour la santé mentale. Appelez le 999 si une vie est en danger.',
    hours: 'Toute la journée, tous les jours',
  },
  'gb.help.lifeline-ni': {
    does: 'Une aide pour les personnes en détresse ou désespérées en Irlande du Nord. L’appel est gratuit.',
    hours: 'Toute la journée, tous les jours',
  },
}
