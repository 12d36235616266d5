/** The Dutch words of the rows in ../bankruptcy-and-canceled-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANKRUPTCY_AND_CANCELED_DEBTS_NL: Words = {
  'us.claim.ask-bankruptcy': {
    says: 'Een faillissement (bankruptcy) stopt de meeste incasso meteen en kan schulden van kaarten, dokters en leningen beëindigen. Kinderalimentatie, de meeste belastingen en de meeste studieleningen blijven. Praat eerst met een advocaat.',
    dependsOn: 'uw inkomen, wat u bezit en de soorten schulden die u hebt',
  },
  'us.life.right-stay': {
    says: 'Een aanvraag voor faillissement (bankruptcy) stopt incasso, loonbeslag en rechtszaken meestal meteen. Kinderalimentatie stopt het niet.',
  },
  'us.life.right-clear': {
    says: 'Chapter 7 beëindigt de meeste schulden van kaarten en artsen in maanden, als uw inkomen laag genoeg is. U kunt een huis of auto meestal houden tot vaste grenzen.',
  },
  'us.life.right-creditor': {
    says: 'Zolang de zaak loopt, mag u niet innen van de persoon die de aanvraag deed. Krijgt u nog geld, dien dan uiterlijk op de datum in het bericht een claim in.',
  },
  'us.life.right-forgiven': {
    says: 'Een kwijtgescholden schuld kan als inkomen tellen. Dat is niet zo als u meer schuldig was dan u bezat, of bij faillissement (bankruptcy). Dien dan Form 982 in.',
  },
}
