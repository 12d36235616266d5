/** Rights against an insurer that refuses or cuts a claim: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_RIGHTS_NL: Words = {
  'gb.insurance.right-fair': {
    says: 'U hebt recht op een snelle en eerlijke behandeling. De verzekeraar mag niet zonder goede reden weigeren.',
  },
  'gb.insurance.right-answers': {
    says: 'Bij het kopen van de polis moest u alleen redelijk zorgvuldig antwoorden. U hoefde niet te raden wat ze nog meer wilden weten.',
  },
  'gb.insurance.right-careless': {
    says: 'Was een fout antwoord onvoorzichtig en niet met opzet? Dan mag de verzekeraar niet altijd alles weigeren. Hij moet doen wat hij bij het juiste antwoord had gedaan.',
  },
  'gb.insurance.right-term': {
    says: 'Brak u een voorwaarde die niets met de schade te maken had? Dat alleen hoort de aanvraag niet te beëindigen.',
  },
  'gb.insurance.right-plain': {
    says: 'Kan een regel twee dingen betekenen? Dan telt de betekenis die beter is voor u.',
  },
  'gb.insurance.right-ombudsman': {
    says: 'U kunt er gratis mee naar de Financial Ombudsman, na acht weken of een laatste antwoord.',
  },
  'gb.insurance.value-reality': {
    says: 'Dit is een aanbod voor uw auto. U kunt om meer vragen voordat u ja zegt.',
  },
  'gb.insurance.right-value': {
    says: 'De verzekeraar moet betalen wat een dealer vlak ervoor voor uw auto had gevraagd. De Ombudsman kijkt naar de prijslijsten en naar bewijs, zoals advertenties.',
  },
  'gb.insurance.step-value': {
    says: 'Vraag voordat u ja zegt welke prijslijsten er zijn gebruikt. Stuur advertenties van dealers voor auto’s van hetzelfde model, dezelfde leeftijd en kilometerstand.',
  },
}
