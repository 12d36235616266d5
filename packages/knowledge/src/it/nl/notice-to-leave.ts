/** The landlord's notice that a lease ends, its reasons and its time: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'it.home.want-notice': {
    says: 'Uw verhuurder zegt dat de huur eindigt (disdetta), of wil dat u vertrekt.',
  },
  'it.home.four-four': {
    says: 'Een vrij huurcontract van een woning loopt vier jaar en dan nog vier. Een met afgesproken huur (canone concordato) loopt drie jaar en dan twee.',
  },
  'it.home.right-six-months': {
    says: 'Om de huur op haar einddatum te beëindigen, moet de verhuurder minstens zes maanden vooraf schrijven. Is hij te laat, dan wordt zij verlengd.',
  },
  'it.home.right-first-term': {
    says: 'Aan het einde van de eerste vier jaar (drie bij afgesproken huur) heeft de verhuurder een wettelijke reden nodig. Dat is bijvoorbeeld eigen gebruik of verkoop. De brief moet die noemen.',
  },
  'it.home.right-false-reason': {
    says: 'Gebruikt de verhuurder de woning niet binnen 12 maanden zoals gezegd? Dan kunt u terugkomen of minstens 36 maanden huur krijgen.',
  },
  'it.home.right-leave': {
    says: 'Om ernstige redenen mag u altijd weg met zes maanden opzegging per aangetekende brief.',
  },
  'it.home.step-no-sign': {
    says: 'Teken geen papier dat de huur beëindigt of verhoogt voordat u advies hebt.',
  },
  'it.home.warning-no-leave': {
    says: 'Vertrek niet en geef de sleutels niet terug alleen om deze brief. Vraag eerst advies.',
  },
  'it.home.element-reason': {
    says: 'Een opzegging bij de eerste termijn moet de wettelijke reden noemen.',
    name: 'De reden',
    ifMissing: 'Schrijf dat de huur zonder wettelijke reden verlengd wordt.',
  },
  'it.home.right-leave-date': {
    says: 'Als een rechter u laat vertrekken, bepaalt hij de dag: binnen zes maanden, of twaalf in zware gevallen. Het is 60 dagen als u een betaaltermijn miste.',
  },
  'it.home.right-buy-first': {
    says: 'Een verkoop beëindigt de eerste termijn alleen als de verhuurder geen andere woning heeft dan de eigen. U mag dan als eerste kopen, voor dezelfde prijs (prelazione).',
  },
}
