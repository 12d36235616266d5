/** Les arnaques : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_FR: Words = {
  'gb.scam.want': {
    says: 'On veut vous faire agir avant de réfléchir.',
  },
  'gb.scam.want-scotland': {
    says: 'On veut vous faire agir avant de réfléchir.',
  },
  'gb.scam.reality': {
    says: 'Cela a les signes d’une arnaque. Rien de grave n’arrivera si vous vous arrêtez pour vérifier. Une vraie société vous laisse du temps.',
  },
  'gb.scam.who': {
    says: 'Nous ne pouvons pas dire qui a envoyé cela. Le nom peut être pris à une vraie société. Traitez l’expéditeur comme un inconnu.',
  },
  'gb.scam.rights-summary': {
    says: 'Vous ne devez rien à un escroc. Si vous avez payé, dites-le à votre banque maintenant. Dans bien des cas, elle doit vous rendre l’argent.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Aucune vraie police et aucun vrai service des impôts ne demande de payer par téléphone, carte-cadeau ou bitcoin pour éviter une arrestation.',
  },
  'gb.scam.cannot-freeze': {
    says: 'Votre vraie banque ne demande jamais votre code PIN ou votre mot de passe complet. Elle ne vous dit jamais d’envoyer de l’argent vers un « compte sûr » (safe account).',
  },
  'gb.scam.know-159': {
    says: 'Le 159 vous met en relation avec votre banque en sécurité. Il marche pour la plupart des banques. Ce numéro ne vous appelle jamais.',
    learnMore:
      'Si quelqu’un vous appelle et dit être votre banque, raccrochez. Attendez cinq minutes, puis composez le 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud a remplacé Action Fraud en décembre 2025. Vous pouvez signaler en ligne ou appeler le 0300 123 2040.',
  },
  'gb.scam.right-reimbursed': {
    says: 'Vous a-t-on trompé pour un virement britannique depuis le 7 octobre 2024 ? Votre banque doit alors, le plus souvent, vous rembourser jusqu’à £85,000.',
  },
  'gb.scam.right-five-days': {
    says: 'La banque doit en principe payer dans les cinq jours ouvrés après votre demande. Elle peut suspendre pour poser des questions, mais doit décider dans les 35 jours ouvrés.',
  },
  'gb.scam.right-excess': {
    says: 'La banque peut garder jusqu’à £100 sur une demande. Elle n’en a pas le droit si vous étiez vulnérable face à l’arnaque.',
  },
  'gb.scam.right-unauthorised': {
    says: 'De l’argent est parti sans votre accord ? Dites-le à la banque. Le plus souvent, elle doit vous rembourser avant la fin du jour ouvré suivant.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Si la banque dit non, faites-lui une réclamation. Vous pouvez ensuite aller gratuitement au Financial Ombudsman, dans les six mois après sa réponse finale.',
  },
  'gb.scam.right-no-debt': {
    says: 'Quelqu’un dit que vous devez de l’argent ? Vous avez le droit de lui demander de prouver qui il est et pourquoi.',
  },
  'gb.scam.step-stop-question': {
    says: 'Arrêtez-vous. Ne répondez pas, ne cliquez pas, n’appelez pas le numéro du message et ne payez pas.',
  },
  'gb.scam.step-bank-question': {
    says: 'Si vous avez payé ou donné vos données bancaires, appelez votre banque maintenant. Faites le 159 ou le numéro de votre carte. Demandez d’arrêter le paiement.',
  },
  'gb.scam.step-check-question': {
    says: 'Vérifiez auprès de la vraie société. Cherchez son numéro vous-même, sur une facture, une carte ou son propre site. Demandez si elle vous a écrit.',
  },
  'gb.scam.step-report-question': {
    says: 'Signalez-le. Envoyez les e-mails à report@phishing.gov.uk et les SMS au 7726. Si vous avez perdu de l’argent, allez sur reportfraud.police.uk ou appelez le 0300 123 2040.',
  },
  'gb.scam.step-report-scotland-question': {
    says: 'Signalez-le. Envoyez les e-mails à report@phishing.gov.uk et les SMS au 7726. Si vous avez perdu de l’argent, appelez Police Scotland au 101.',
  },
  'gb.scam.step-passwords-question': {
    says: 'Si vous avez donné un mot de passe, changez-le maintenant. Changez-le sur chaque site où vous l’utilisez. Commencez par votre e-mail.',
  },
  'gb.scam.step-keep-question': {
    says: 'Gardez le message et l’enveloppe. Notez les dates, les noms, les numéros et ce que vous avez payé. Votre banque et la police le demanderont.',
  },
  'gb.scam.step-hmrc-question': {
    says: 'Le message dit venir du service des impôts (HMRC) ? Regardez dans votre propre compte sur GOV.UK. N’utilisez pas le lien.',
  },
  'gb.scam.step-claim-bank-question': {
    says: 'Si vous avez fait un virement, demandez le remboursement à votre banque comme victime d’une arnaque. Dites : « APP scam claim ». Faites-le dans les 13 mois.',
  },
  'gb.scam.step-claim-card-question': {
    says: 'Si vous avez payé par carte, demandez à la société de la carte un « chargeback ». Avec une carte de crédit, pour un seul article de plus de £100, citez aussi « section 75 ».',
  },
  'gb.scam.right-reimbursed-question': {
    says: 'Vous a-t-on trompé pour un virement britannique depuis le 7 octobre 2024 ? Votre banque doit alors, le plus souvent, vous rembourser jusqu’à £85,000.',
  },
  'gb.scam.right-five-days-question': {
    says: 'La banque doit en principe payer dans les cinq jours ouvrés après votre demande. Elle peut suspendre pour poser des questions, mais doit décider dans les 35 jours ouvrés.',
  },
  'gb.scam.right-excess-question': {
    says: 'La banque peut garder jusqu’à £100 sur une demande. Elle n’en a pas le droit si vous étiez vulnérable face à l’arnaque.',
  },
  'gb.scam.right-unauthorised-question': {
    says: 'De l’argent est parti sans votre accord ? Dites-le à la banque. Le plus souvent, elle doit vous rembourser avant la fin du jour ouvré suivant.',
  },
  'gb.scam.right-ombudsman-question': {
    says: 'Si la banque dit non, faites-lui une réclamation. Vous pouvez ensuite aller gratuitement au Financial Ombudsman, dans les six mois après sa réponse finale.',
  },
  'gb.scam.right-no-debt-question': {
    says: 'Quelqu’un dit que vous devez de l’argent ? Vous avez le droit de lui demander de prouver qui il est et pourquoi.',
  },
  'gb.scam.option-bank-question': {
    says: 'Dites à la banque ce qui s’est passé et demandez votre argent.',
    title: 'Appeler votre banque maintenant',
    cost: 'Rien. Certaines demandes perdent jusqu’à £100.',
    time: 'Appelez aujourd’hui. Une décision peut prendre de 5 à 35 jours ouvrés.',
    risk: 'Plus vous attendez, plus c’est difficile.',
    bestFor: 'Vous avez payé ou donné vos données de carte ou de banque.',
  },
  'gb.scam.option-complain-question': {
    says: 'Faites une réclamation écrite, puis allez au Financial Ombudsman.',
    title: 'Contester si la banque dit non',
    cost: 'Rien.',
    time: 'Des semaines pour la banque, quelques mois pour l’Ombudsman.',
    risk: 'Vous devez le faire dans les six mois après sa réponse finale.',
    bestFor: 'Votre banque a refusé de rembourser.',
  },
  'gb.scam.warn-recovery-question': {
    says: 'Méfiez-vous si quelqu’un propose de récupérer votre argent contre des frais. C’est souvent la même bande.',
  },
  'gb.scam.warn-remote-question': {
    says: 'Ne laissez jamais quelqu’un qui vous appelle voir ou commander votre téléphone ou votre ordinateur. Si c’est fait, éteignez l’appareil et dites-le à votre banque.',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: 'Une vraie facture ne se perd pas pour un jour de vérification. Ne payez encore rien.',
  },
}
