/** The French words of the rows in ../tax-deadlines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEADLINES_FR: Words = {
  'us.tax.deadline-deficiency': {
    says: 'Après un avis d’impôt manquant (notice of deficiency), vous avez 90 jours pour aller à la Tax Court. L’IRS ne peut pas allonger ce délai.',
    action: 'Déposer une requête à la United States Tax Court si vous n’êtes pas d’accord',
    consequence:
      'L’IRS ajoute l’impôt. Le plus souvent, vous devez payer avant qu’un tribunal puisse l’examiner.',
  },
  'us.tax.deadline-hearing': {
    says: 'Vous avez 30 jours pour demander une audience Collection Due Process. Pendant ce temps, l’IRS ne doit pas saisir.',
    action: 'Envoyer Form 12153 pour demander une audience',
    consequence:
      'L’IRS peut prendre le salaire, l’argent à la banque ou des biens. Vous perdez aussi la voie vers la Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 n’est pas une facture. Il propose un changement. Vous avez le plus souvent 30 jours pour répondre, et pouvez demander plus de temps.',
    action: 'Répondre au changement proposé : d’accord, ou dire pourquoi non avec des preuves',
    consequence: 'L’IRS envoie un avis d’impôt manquant (notice of deficiency), puis une facture.',
  },
  'us.tax.deadline-cp504': {
    says: 'Après un CP504, vous avez 30 jours pour payer ou faire un plan. C’est sérieux, mais un dernier avis doit encore venir.',
    action: 'Payer, faire un plan ou appeler l’IRS',
    consequence:
      'L’IRS peut prendre votre remboursement d’impôt de l’État et passer au dernier avis.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 est la première facture. Payez ou faites un plan dans les 21 jours, et vous évitez d’autres intérêts et pénalités.',
    action: 'Payer, faire un plan, ou dire pourquoi la facture est fausse',
    consequence: 'D’autres intérêts et pénalités s’ajoutent.',
  },
}
