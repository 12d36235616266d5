/** Questions about money, a partner and deductions on Universal Credit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNIVERSAL_CREDIT_FR: Words = {
  'gb.ask-benefit.savings': {
    says: 'Jusqu’à £6,000 rien ne change. De £6,000 à £16,000 vous perdez £4.35 par mois par tranche de £250. Au-delà de £16,000 l’Universal Credit s’arrête. L’argent du partenaire compte. Signalez-le tout de suite dans le journal. Vous pouvez payer des dettes et l’utile ; l’argent donné pour garder l’aide compte toujours. Gardez les reçus.',
    dependsOn: 'ce que vous et votre partenaire possédez',
  },
  'gb.ask-benefit.partner-moves-in': {
    says: 'Aucune loi ne fixe un nombre de nuits. Ce qui compte : vivez-vous en couple sous un toit, avec argent, factures, courrier, enfants, regard des autres ? Un visiteur qui a son logement n’est pas un partenaire. S’il emménage, signalez-le le jour même : la demande devient commune. Gardez la preuve de son adresse. Convoqué à un entretien, prenez d’abord conseil.',
    dependsOn: 'si vous vivez en couple sous un toit',
  },
  'gb.ask-benefit.deductions': {
    says: 'Depuis le 30 avril 2025, la plupart des retenues réunies prennent au plus 15 % de votre montant de base (standard allowance). Quelques-unes, pour loyer ou énergie dus, peuvent aller au-delà en dernier recours. Écrivez dans le journal, avec un budget, que vous ne pouvez pas vivre du reste. Demandez moins à DWP Debt Management. Demandez aussi une aide de crise à la commune.',
  },
  'gb.ask-benefit.gifts': {
    says: 'L’argent que vos proches vous donnent n’est pas un revenu pour Universal Credit : rien n’est retiré. Ce que vous gardez compte comme épargne : le versement ne baisse qu’au-dessus de £6,000 en tout. Ne le cachez pas si on vous le demande ; notez qui l’a donné et pourquoi. C’est différent si on vous paie un travail, ou si votre époux vous verse une pension.',
  },
  'gb.ask-benefit.pip-income': {
    says: 'PIP, DLA, Attendance Allowance et Adult Disability Payment n’enlèvent rien à Universal Credit. Elles peuvent même aider : avec l’une d’elles, le plafond (benefit cap) ne s’applique pas à vous. Dites-le dans votre journal et demandez à quoi d’autre vous avez droit, comme un carer element pour qui s’occupe de vous.',
  },
  'gb.ask-benefit.third-child': {
    says: 'Oui. La limite de deux enfants a pris fin le 6 avril 2026. Depuis, Universal Credit donne une somme pour chaque enfant, dès votre premier mois qui a commencé ce jour ou après. Les mois d’avant ne sont pas payés. Déclarez chaque enfant maintenant. Le plafond (benefit cap) peut encore la baisser. Il manque un enfant ? Demandez un nouvel examen (mandatory reconsideration) dans le mois.',
  },
}
