/** Les aides gratuites au Royaume-Uni, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_FR: Words = {
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
