/** What to do about a tax bill or a penalty from HM Revenue and Customs: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_DEMAND_STEPS_FR: Words = {
  'gb.tax.step-genuine': {
    says: 'Vérifiez que c’est vrai. Regardez dans votre propre compte sur GOV.UK. N’utilisez pas un lien d’un SMS ou d’un e-mail.',
  },
  'gb.tax.step-call-today': {
    says: 'Appelez HMRC avant le dernier jour et demandez « Time to Pay », même si vous faites aussi un recours. Il a de grands pouvoirs pour prendre des biens : n’attendez donc pas.',
  },
  'gb.tax.step-check': {
    says: 'Vérifiez l’année et les sommes. Est-ce une estimation, faute de déclaration (return) ? Si oui, envoyez-la maintenant.',
  },
  'gb.tax.step-plan': {
    says: 'Si vous ne pouvez pas payer d’un coup, appelez ou allez en ligne et demandez « Time to Pay ». Ayez votre budget avec vous.',
  },
  'gb.tax.step-help': {
    says: 'Prenez une aide gratuite. L’association TaxAid conseille les personnes à petits revenus.',
  },
  'gb.tax.step-appeal': {
    says: 'Si vous n’êtes pas d’accord, faites un recours dans les 30 jours après la date de la lettre. Dites pourquoi et envoyez des preuves.',
  },
  'gb.tax.step-file': {
    says: 'Envoyez toute déclaration (return) qui manque, même si vous ne pouvez pas payer. Cela arrête d’autres pénalités.',
  },
  'gb.tax.step-breathing-space': {
    says: 'Si vous avez plusieurs dettes, parlez du répit (breathing space) à un conseiller. Il peut aussi arrêter HMRC pendant 60 jours.',
  },
  'gb.tax.step-late-return': {
    says: 'Envoyez maintenant en ligne la déclaration en retard, même si vous ne pouvez pas payer. Après trois mois, chaque jour peut coûter £10 de plus, jusqu’à £900.',
  },
  'gb.tax.right-withdraw-return': {
    says: 'Si aucune déclaration n’était nécessaire, demandez à HMRC de la retirer dans les deux ans après la fin de cette année fiscale. La pénalité peut alors être annulée. En cas de refus, envoyez-la.',
  },
  'gb.tax.option-send-return': {
    title: 'Envoyer la déclaration maintenant',
    cost: 'L’envoi ne coûte rien.',
    time: 'Aujourd’hui, en ligne.',
    risk: 'La pénalité reste, sauf recours gagné.',
    bestFor: 'Vous deviez envoyer une déclaration et ne l’avez pas fait.',
    says: 'Cela arrête les pénalités qui montent. Ensuite, faites un recours si vous aviez une bonne raison, ou payez la pénalité.',
  },
  'gb.tax.want-return': {
    says: 'Ils veulent d’abord votre déclaration. Payez ce qu’elle montre que vous devez.',
  },
  'gb.tax.right-notice-to-file': {
    says: 'Dès que HMRC demande une déclaration, vous devez l’envoyer, même sans impôt à payer. Un jour de retard coûte £100.',
  },
  'gb.tax.option-return-on-time': {
    title: 'Envoyer la déclaration à temps',
    cost: 'L’envoi ne coûte rien.',
    time: 'Avant la date des déclarations en ligne.',
    risk: 'Un retard coûte £100 tout de suite, puis plus.',
    bestFor: 'Vous devez en envoyer une.',
    says: 'Faites-le en ligne. Si vous pensez ne pas en devoir, demandez maintenant à HMRC de retirer l’avis.',
  },
}
