/** What to do about a scam: stop, check, report, and tell the bank. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_FR: Words = {
  'gb.scam.step-stop': {
    says: 'Arrêtez-vous. Ne répondez pas, ne cliquez pas, n’appelez pas le numéro du message et ne payez pas.',
  },
  'gb.scam.step-bank': {
    says: 'Si vous avez payé ou donné vos données bancaires, appelez votre banque maintenant. Faites le 159 ou le numéro de votre carte. Demandez d’arrêter le paiement.',
  },
  'gb.scam.step-check': {
    says: 'Vérifiez auprès de la vraie société. Cherchez son numéro vous-même, sur une facture, une carte ou son propre site. Demandez si elle vous a écrit.',
  },
  'gb.scam.step-report': {
    says: 'Signalez-le. Envoyez les e-mails à report@phishing.gov.uk et les SMS au 7726. Si vous avez perdu de l’argent, allez sur reportfraud.police.uk ou appelez le 0300 123 2040.',
  },
  'gb.scam.step-report-scotland': {
    says: 'Signalez-le. Envoyez les e-mails à report@phishing.gov.uk et les SMS au 7726. Si vous avez perdu de l’argent, appelez Police Scotland au 101.',
  },
  'gb.scam.step-passwords': {
    says: 'Si vous avez donné un mot de passe, changez-le maintenant. Changez-le sur chaque site où vous l’utilisez. Commencez par votre e-mail.',
  },
  'gb.scam.step-keep': {
    says: 'Gardez le message et l’enveloppe. Notez les dates, les noms, les numéros et ce que vous avez payé. Votre banque et la police le demanderont.',
  },
  'gb.scam.step-hmrc': {
    says: 'Le message dit venir du service des impôts (HMRC) ? Regardez dans votre propre compte sur GOV.UK. N’utilisez pas le lien.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Si vous avez fait un virement, demandez le remboursement à votre banque comme victime d’une arnaque. Dites : « APP scam claim ». Faites-le dans les 13 mois.',
  },
  'gb.scam.step-claim-card': {
    says: 'Si vous avez payé par carte, demandez à la société de la carte un « chargeback ». Avec une carte de crédit, pour un seul article de plus de £100, citez aussi « section 75 ».',
  },
}
