/** The Dutch words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'fr.help.pcb': {
    does: 'Gratis en vertrouwelijk advies over schulden en budget, bij u in de buurt.',
  },
  'fr.help.banque-de-france': {
    does: 'Neemt gratis dossiers over te veel schulden (surendettement) aan en informeert over banken en krediet.',
  },
  'fr.help.cresus': { does: 'Een netwerk van verenigingen dat mensen met schulden gratis helpt.' },
  'fr.help.adil': {
    does: 'Gratis en neutraal juridisch advies over huur, opzegging, huurschuld en uitzetting.',
  },
  'fr.help.sos-loyers': {
    does: 'Een gratis nummer voor huurders met huurschuld. U krijgt de ADIL in uw buurt.',
  },
  'fr.help.115': {
    does: 'Een noodnummer voor mensen zonder slaapplaats. Het is gratis, dag en nacht.',
  },
  'fr.help.droit-du-travail': { does: 'Ambtenaren leggen werknemers gratis het arbeidsrecht uit.' },
  'fr.help.code-du-travail-numerique': {
    does: 'De officiële site met antwoorden over arbeidsrecht, en hulpmiddelen voor opzegtermijn en loon.',
  },
  'fr.help.reponseconso': {
    does: 'De dienst voor fraude en consumenten. Beantwoordt vragen en neemt meldingen aan.',
  },
  'fr.help.inc': {
    does: 'Vindt een consumentenvereniging in uw buurt, zoals UFC-Que Choisir of CLCV.',
  },
  'fr.help.energie': { does: 'Gratis advies en hulp bij conflicten over stroom en gas.' },
  'fr.help.assurance': {
    does: 'Bekijkt conflicten met verzekeraars gratis, nadat de verzekeraar antwoordde.',
  },
  'fr.help.17cyber': { does: 'De openbare hulpdienst voor online fraude en hacken, dag en nacht.' },
  'fr.help.info-escroqueries': {
    does: 'Advies van de politie per telefoon voor mensen die met oplichting te maken kregen. Bellen is gratis.',
  },
  'fr.help.point-justice': {
    does: 'Gratis juridisch advies in uw buurt van advocaten, verzoeners en verenigingen.',
  },
  'fr.help.aide-juridictionnelle': {
    does: 'De staat betaalt een advocaat en gerechtskosten helemaal of voor een deel als uw inkomen laag is.',
  },
  'fr.help.defenseur-des-droits': {
    does: 'Helpt gratis bij overheidsdiensten en bij discriminatie.',
  },
  'fr.help.france-services': {
    does: 'Openbare loketten in uw buurt die helpen met formulieren en stappen online.',
  },
  'fr.help.3114': {
    does: 'Iemand om mee te praten, dag en nacht, als het allemaal te veel wordt. Bellen is gratis.',
  },
}
