/** What a claim form means: who wants what, what cannot happen yet, and who can help. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FACTS_NL: Words = {
  'gb.claim.rights-summary': {
    says: 'U kunt de eis erkennen, betwisten of in delen betalen. Vraagt u in de eerste 14 dagen meer tijd, dan krijgt u 28 dagen voor uw verweer.',
  },
  'gb.claim.want': { says: 'De rechtbank wil uw antwoord. Ze heeft nog niets beslist.' },
  'gb.claim.reality': {
    says: 'Dit is echt en dringend. Antwoordt u niet op tijd, dan kunnen ze zonder zitting een vonnis (judgment) krijgen. Voert u op tijd verweer, dan kan dat niet.',
  },
  'gb.claim.reality-passed': {
    says: 'Deze eis is meer dan een maand oud. Er kan nu dus een vonnis (judgment) zijn. U kunt nog veel doen, maar zoek het vandaag uit.',
  },
  'gb.claim.rights-passed': {
    says: 'Is er nog geen vonnis (judgment)? Dan kunt u nog verweer sturen. Is er wel een? Dan kunt u de rechter vragen het te vernietigen of u in delen te laten betalen.',
  },
  'gb.claim.reality-scotland': {
    says: 'Dit is echt en dringend. Zoek op het tijdschema (Timetable) naar “the last date for a response” (de laatste dag om te antwoorden). Mist u die dag, dan kan de rechter (sheriff) zonder u beslissen.',
  },
  'gb.claim.who-claimant': {
    says: 'De eiser (claimant) zegt dat u geld schuldig bent. U bent de gedaagde (defendant). De rechtbank kiest geen kant. Ze stuurt de papieren voor u beiden.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Er is nog geen vonnis (judgment). Er kan dus nu geen deurwaarder (bailiff) komen, en niemand kan uw loon pakken voor deze eis.',
  },
  'gb.claim.no-record-yet': {
    says: 'Een eis alleen komt niet in uw kredietdossier (credit file). Alleen een vonnis (judgment) komt in het openbare register.',
  },
  'gb.claim.know-local-court': {
    says: 'Voert u verweer? Een eis om geld tegen een persoon gaat dan meestal naar de rechtbank bij u in de buurt. U hoeft niet ver te reizen.',
    learnMore:
      'De eis komt van een landelijk centrum. Dat is alleen de postkamer. Een rechter bij u in de buurt behandelt hem.',
  },
  'gb.claim.org-national-centre': {
    says: 'Het Civil National Business Centre behandelt de meeste eisen om geld per post en online. U kunt online antwoorden met het wachtwoord op het formulier.',
  },
}
