/** The Dutch words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_NL: Words = {
  'us.repo.right-damages': {
    says: 'Een geldgever mag de auto alleen nemen zonder de rust te verstoren (breach of the peace), en moet het u voor de verkoop laten weten. Zo niet, dan kunt u schadevergoeding vragen.',
  },
  'us.repo.right-credit': {
    says: 'Betwist een foute melding bij het kredietbureau en de geldgever. Zij moeten het onderzoeken, meestal binnen 30 dagen.',
  },
  'us.repo.right-calls': {
    says: 'Voor robotgesprekken (robocalls) naar uw mobiel is uw toestemming nodig. Elk fout gesprek kan $500 waard zijn.',
  },
  'us.repo.right-unfair': {
    says: 'Banken mogen niet oneerlijk handelen, bijvoorbeeld met een verzekering die u niet nodig had. Klaag bij de CFPB, en vraag een advocaat voor consumenten.',
  },
}
