/** The Dutch words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_NL: Words = {
  'es.no-credit.want': {
    says: 'Een kredietgever wijst uw aanvraag af. U bent daardoor niets schuldig.',
  },
  'es.no-credit.right-told': {
    says: 'Was een lijst van wanbetalers de reden, dan moet de kredietgever dat zeggen.',
  },
  'es.no-credit.right-see': {
    says: 'Vraag de lijst van wanbetalers om uw gegevens. Het is gratis en zij moet binnen een maand antwoorden.',
  },
  'es.no-credit.right-wrong': {
    says: 'Fout, betaald, onder € 50 of ouder dan vijf jaar? Laat het wissen. Voor schade kunt u geld vragen.',
  },
  'es.no-credit.right-human': {
    says: 'Zei alleen een computer nee, dan kunt u vragen dat een mens kijkt, uw kant vertellen en het betwisten.',
  },
  'es.no-credit.step-ask': {
    says: 'Vraag de kredietgever schriftelijk welke lijst het was. Schrijf dan die lijst. Zwijgt zij een maand, klaag gratis bij de AEPD.',
  },
}
