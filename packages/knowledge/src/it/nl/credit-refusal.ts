/** The Dutch words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_NL: Words = {
  'it.no-credit.want': {
    says: 'Een kredietgever wijst uw aanvraag af. U bent daardoor niets schuldig.',
  },
  'it.no-credit.right-told': {
    says: 'Was een kredietbestand (CRIF, CTC, Experian) de reden, dan moet de kredietgever dat direct en gratis zeggen, met de naam.',
  },
  'it.no-credit.right-see': {
    says: 'Vraag de lijst van wanbetalers om uw gegevens. Het is gratis en zij moet binnen een maand antwoorden.',
  },
  'it.no-credit.right-wrong': {
    says: 'Vóór de melding van een late termijn moet u gewaarschuwd worden. Zo niet, of fout of te oud: laat haar wissen.',
  },
  'it.no-credit.right-human': {
    says: 'Zei alleen een computer nee, dan kunt u vragen dat een mens kijkt, uw kant vertellen en het betwisten.',
  },
  'it.no-credit.step-ask': {
    says: 'Vraag de kredietgever welk bestand het was en waarom. Schrijf dat bestand. Is het antwoord slecht, ga naar de ABF voor € 20 of meld het gratis bij de Garante.',
  },
}
