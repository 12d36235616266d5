/** Droits liés aux questions courantes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_FR: Words = {
  'gb.ask-parking.right-code': {
    says: "Les sociétés membres d'une association suivent un code unique. Vous avez 28 jours pour contester, puis un recours gratuit hors de la société. Une petite faute de frappe devrait être annulée.",
  },
  'gb.ask-parking.right-keeper-law': {
    says: "Le titulaire (keeper) ne paie pour le conducteur que si l'avis est arrivé à temps et contient tout ce que la loi exige. Vous n'avez pas à dire qui conduisait.",
  },
  'gb.ask-parking.right-signs-case': {
    says: 'En 2015 la Supreme Court a admis £85 car les panneaux étaient grands et clairs. Des panneaux petits, cachés ou absents sont une défense.',
  },
  'gb.ask-parking.right-letter-first': {
    says: "Avant le tribunal, ils doivent envoyer une letter of claim avec un formulaire et vous laisser 30 jours. La lettre d'un agent de recouvrement n'en est pas une.",
  },
  'gb.ask-parking.right-council-act': {
    says: "Une amende du council (penalty charge) repose sur une loi, une somme privée sur des panneaux. Ce n'est pas un délit, mais elle augmente si vous ne faites rien.",
  },
  'gb.ask-parking.right-council-appeal': {
    says: 'Vous pouvez contester, puis faire une réclamation formelle sous 28 jours, puis un recours gratuit devant un tribunal indépendant.',
  },
  'gb.ask-bailiff.right-goods-of-others': {
    says: "Les bailiffs ne prennent que les biens de la personne qui doit. Écrivez que ces biens sont à vous, avec preuve. S'ils les ont pris, faites-le sous sept jours.",
  },
  'gb.ask-housing.right-deposit-fees': {
    says: "Un bailleur ne peut pas facturer le ménage, la peinture ou l'usure normale. Il ne garde du dépôt que pour une vraie perte prouvée.",
  },
  'gb.ask-housing.right-deposit-scheme': {
    says: 'Votre dépôt devait être placé sous 30 jours. Sinon, un tribunal peut obliger le bailleur à vous payer une à trois fois la somme.',
  },
  'gb.ask-housing.right-homeless-help': {
    says: "Si vous risquez de perdre votre logement sous 56 jours, le council doit vous aider. Avec un enfant, il doit vous héberger si vous n'avez nulle part où aller.",
  },
  'gb.ask-housing.right-mould-times': {
    says: 'Depuis le 27 octobre 2025, un bailleur social en Angleterre doit examiner humidité et moisissures dans des délais fixes. Une urgence doit être traitée sous 24 heures.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Pour un crédit, vous pouvez demander le contrat et un relevé pour £1. Demandez-les même après une action, et répondez au tribunal à temps.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: "Pour beaucoup de crédits, les six ans ne courent qu'à la fin du délai du default notice. Cherchez sa date avant de dire que la dette est trop ancienne.",
  },
  'gb.ask-debt.right-relief-order': {
    says: "Une debt relief order efface après un an la plupart des dettes jusqu'à £50,000. Elle est pour ceux qui ont peu, et gratuite par un conseiller.",
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: "Un moratorium arrête la plupart des mesures des sheriff officers pendant six mois. Un conseiller peut le demander aujourd'hui, ou vous en ligne.",
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: "Si un compte est saisi, la loi vous laisse un minimum fixe. Avant de prendre des biens, on doit vous remettre un dossier d'aide.",
  },
  'gb.ask-work.right-pregnancy': {
    says: "Licencier ou maltraiter quelqu'un pour une grossesse est une discrimination. Ce droit vaut dès le premier jour.",
  },
  'gb.ask-work.right-early-conciliation': {
    says: "Avant une action devant le tribunal du travail, vous devez prévenir Acas. C'est gratuit. Faites-le avant la fin du délai, car cela le suspend.",
  },
  'gb.ask-work.right-minimum-wage': {
    says: 'Des retenues pour formation, contrôles ou uniforme ne peuvent pas faire passer la paie sous le minimum. Signalez-le à HMRC ou réclamez le reste.',
  },
  'gb.ask-work.ni-right-wages': {
    says: "L'employeur ne peut retenir de l'argent que si la loi ou un contrat le permet, ou si vous avez accepté par écrit avant. Cela vaut aussi pour beaucoup de prétendus indépendants.",
  },
  'gb.ask-work.ni-right-disability': {
    says: "En Irlande du Nord, l'employeur ne peut pas vous traiter moins bien pour un handicap et doit adapter le travail. Aucune ancienneté n'est exigée.",
  },
  'gb.ask-work.ni-right-procedure': {
    says: "En Irlande du Nord, l'employeur doit d'abord vous écrire, puis vous rencontrer, puis permettre un appel. S'il saute une étape, le licenciement est abusif dès un an de présence.",
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Le délai suit la loi du contrat, pas votre domicile actuel. Un prêt fait en Angleterre suit en général le droit anglais, avec six ans. Un paiement ou un écrit signé peut le faire repartir.',
  },
  'gb.ask-work.right-first-choice': {
    says: "Si votre poste disparaît pendant la grossesse ou le congé maternité, vous passez en premier pour tout autre poste adapté. Vous n'avez pas à concourir.",
  },
}
