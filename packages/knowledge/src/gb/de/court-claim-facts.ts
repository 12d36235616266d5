/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_DE: Words = {
  'gb.claim.rights-summary': {
    says: 'Sie können anerkennen, bestreiten oder in Raten zahlen. Bitten Sie in den ersten 14 Tagen um mehr Zeit, haben Sie 28 Tage zur Verteidigung.',
  },
  'gb.claim.want': { says: 'Das Gericht will Ihre Antwort. Es hat noch nichts entschieden.' },
  'gb.claim.reality': {
    says: 'Das ist echt und eilig. Antworten Sie nicht rechtzeitig, können sie ein Urteil ohne Verhandlung bekommen. Verteidigen Sie sich rechtzeitig, kann das nicht passieren.',
  },
  'gb.claim.reality-passed': {
    says: 'Diese Klage ist über einen Monat alt. Vielleicht gibt es schon ein Urteil. Es lässt sich noch viel tun, aber finden Sie es heute heraus.',
  },
  'gb.claim.rights-passed': {
    says: 'Gibt es noch kein Urteil, können Sie noch eine Verteidigung (defence) schicken. Gibt es eines, können Sie seine Aufhebung oder Ratenzahlung beantragen.',
  },
  'gb.claim.reality-scotland': {
    says: 'Das ist echt und eilig. Suchen Sie im Zeitplan „the last date for a response“ (letzter Tag zur Antwort). Verpassen Sie ihn, kann der sheriff ohne Sie entscheiden.',
  },
  'gb.claim.who-claimant': {
    says: 'Der Kläger (claimant) sagt, dass Sie Geld schulden. Sie sind Beklagter (defendant). Das Gericht ist neutral. Es schickt die Papiere für beide.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Es gibt noch kein Urteil. Deshalb kann für diese Klage jetzt kein Gerichtsvollzieher (bailiff) kommen und niemand Ihren Lohn nehmen.',
  },
  'gb.claim.no-record-yet': {
    says: 'Eine Klage allein kommt nicht in Ihre Kreditakte (credit file). Nur ein Urteil kommt in das öffentliche Register.',
  },
  'gb.claim.know-local-court': {
    says: 'Verteidigen Sie sich, geht eine Geldklage gegen eine Privatperson meist an das Gericht in ihrer Nähe. Sie müssen nicht weit fahren.',
    learnMore:
      'Die Klage kommt von einem nationalen Zentrum. Das ist nur die Poststelle. Ein Richter in Ihrer Nähe kümmert sich darum.',
  },
  'gb.claim.org-national-centre': {
    says: 'Das Civil National Business Centre bearbeitet die meisten Geldklagen per Post und online. Mit dem Passwort auf dem Formular können Sie online antworten.',
  },
}
