/** Questions about the bank account, not being able to pay, the credit file and loans: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_MONEY_FR: Words = {
  'gb.ask-debt.bank-account': {
    says: 'Une société de recouvrement ne peut pas toucher à votre compte. Après une décision (judgment), un tribunal peut le bloquer. Si vous devez à votre propre banque, elle peut peut-être déplacer votre argent : prenez conseil.',
    dependsOn:
      's’il y a une décision de justice (judgment), et si la dette est envers votre propre banque',
  },
  'gb.ask-debt.ignore': {
    says: 'Une lettre de recouvrement seule ne peut rien vous faire. Mais une vraie dette ignorée peut finir au tribunal. Répondez, demandez une preuve, et n’ignorez jamais un formulaire du tribunal.',
    dependsOn: 'si la dette est à vous et pas trop ancienne',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (council tax). Appelez ensuite un conseiller en dettes gratuit. Il peut préparer un plan, une pause, ou un moyen d’effacer des dettes.',
  },
  'gb.ask-debt.credit-effect': {
    says: 'Une lettre qui demande de l’argent n’ajoute rien à votre dossier de crédit. Compte ce que le prêteur ou fournisseur signale : un paiement en retard, ou un défaut (default), qui reste six ans. Un jugement y figure aussi six ans ; en Angleterre et au pays de Galles non si vous payez tout en un mois. Regardez d’abord votre rapport gratuit, et demandez à la firme ce qu’elle a signalé.',
    dependsOn: 'ce qui a été signalé, et si cela va au tribunal',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un défaut (default) reste six ans à partir de sa date, payé ou non. Le payer le marque comme réglé, ce que les prêteurs aiment mieux. Seule une inscription fausse doit partir : dette d’un autre, mauvaise date, pas de vrai retard. Demandez la correction par écrit. En cas de refus : Financial Ombudsman ou Information Commissioner.',
  },
  'gb.ask-debt.payday': {
    says: 'Vous pouvez faire une réclamation s’ils ont prêté sans vrais contrôles. Redemandez les intérêts. Après huit semaines, ou une réponse finale, allez gratuitement au Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'N’utilisez ni le numéro ni le lien du message. Cherchez la société dans le FCA Register et appelez le numéro indiqué là. Demandez la dette par écrit.',
    dependsOn: 'si la société la confirme à un numéro que vous avez trouvé vous-même',
  },
  'gb.ask-debt.ni-rates': {
    says: 'Appelez aujourd’hui Land & Property Services au 0300 200 7801 et proposez un plan. Si vous payez sous sept jours ce qu’un rappel demande, vos mensualités continuent. Après une final notice vous avez dix jours. Avec un petit revenu, demandez de l’aide : Rate Rebate avec Universal Credit, ou Housing Benefit pour les rates. Un procès ajoute des frais, alors répondez. Advice NI aide gratuitement au 0800 915 4604.',
  },
}
