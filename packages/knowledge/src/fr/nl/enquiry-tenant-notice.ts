/** Questions about the notice of a tenant whose story says where the home is or why it ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_NOTICE_NL: Words = {
  'fr.ask-home.notice-tight-area': {
    says: 'In een gespannen zone (zone tendue) volstaat één maand, maar de brief moet dat zeggen. Anders gelden drie maanden. Stuur vandaag een nieuwe aangetekende brief die de zone tendue noemt. De maand loopt vanaf de dag dat hij aankomt. U bent geen huur meer schuldig zodra met het ja van de verhuurder een nieuwe huurder intrekt.',
  },
  'fr.ask-home.notice-short-reason': {
    says: 'Ja. Eén maand volstaat na verlies van werk, bij overplaatsing, een eerste baan of een nieuwe baan na verlies. Ook met RSA of AAH, om gezondheid of bij geweld thuis. Noem de reden in de aangetekende brief en stuur het bewijs mee. Anders gelden drie maanden voor een lege woning.',
  },
  'fr.ask-home.notice-furnished': {
    says: 'Voor een gemeubileerde woning is uw opzegtermijn één maand, op elk moment en zonder reden. Stuur hem aangetekend, geef hem af tegen ontvangstbewijs of via een gerechtsdeurwaarder. De maand loopt vanaf ontvangst. U betaalt huur tot het einde, tenzij eerder een nieuwe huurder intrekt met het ja van de verhuurder.',
  },
  'fr.ask-home.landlord-notice-by-message': {
    says: 'Nee. Een opzegging telt alleen per aangetekende brief, via de deurwaarder (commissaire de justice) of tegen ontvangstbewijs. Ze moet zes maanden voor het einde van de huur komen (gemeubileerd: drie) en de reden geven. Een bericht of telefoontje telt niet. Blijf, betaal door en antwoord schriftelijk. Alleen een rechter kan u doen vertrekken.',
  },
}
